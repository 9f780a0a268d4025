import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/_contract/page.ts';
import type { CircularReceipt } from '../../shared/circular/routes.ts';
import { type AudiencePlace, audiencePage } from '../_data/circular/audiencePeople.ts';
import type { StoredCircular } from '../_data/circular/circular.ts';
import { receiptsAt, type StoredReceipt } from '../_data/circular/receipt.ts';
import { invalid } from '../_kit/failure.ts';

/** Whether a receipt says that its person has read: a must-read circular is acknowledged, another one opened. */
export const hasRead = ({ isMustRead }: StoredCircular, receipt: StoredReceipt | undefined): boolean =>
  receipt !== undefined && (!isMustRead || receipt.acknowledgedAt !== null);

/** The people of a place who have not read. */
export async function unreadAt(store: DynamoDBDocumentClient, circular: StoredCircular, place: AudiencePlace) {
  const people = await place.people();
  const receipts = await receiptsAt(
    store,
    circular,
    place.place,
    people.map(({ userId }) => userId),
  );
  return people
    .filter(({ userId }) => !hasRead(circular, receipts.get(userId)))
    .map((person) => ({ ...person, receipt: receipts.get(person.userId) ?? null }));
}

interface Position {
  /** Which place of the page, and which of its people, come next. */
  readonly at: number;
  readonly skip: number;
  readonly page: string;
}

function positionOf(cursor: string | undefined): Position {
  if (cursor === undefined) return { at: 0, skip: 0, page: '' };
  const [, at, skip, page = ''] = /^(\d{1,6})\.(\d{1,6})\.([\w.-]*)$/.exec(cursor) ?? [];
  if (at === undefined || skip === undefined) throw invalid('cursor', 'notACursor');
  return { at: Number(at), skip: Number(skip), page };
}

const cursorOf = ({ at, skip, page }: Position): string => `${at}.${skip}.${page}`;

/** So many places are looked at for one page, at most. */
const mostPlaces = 50;

/** Who has not read, place by place. A page can be short, with a cursor, where most people have read. */
export async function listUnread(
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  { take, cursor }: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<CircularReceipt>> {
  const from = positionOf(cursor);
  const { places, nextCursor } = await audiencePage(store, circular, from.page || undefined);
  const items: CircularReceipt[] = [];
  for (const [index, place] of places.entries()) {
    if (index < from.at) continue;
    const skip = index === from.at ? from.skip : 0;
    if (items.length === take || index - from.at >= mostPlaces) {
      return { items, nextCursor: cursorOf({ at: index, skip, page: from.page }), total: null };
    }
    const unread = await unreadAt(store, circular, place);
    const room = take - items.length;
    items.push(
      ...unread.slice(skip, skip + room).map(({ userId, name, receipt }) => ({
        receiptId: `${place.place}#${userId}`,
        placeName: place.name,
        placeNameArabic: place.nameArabic,
        personName: name,
        openedAt: receipt?.openedAt ?? null,
        acknowledgedAt: receipt?.acknowledgedAt ?? null,
      })),
    );
    if (unread.length > skip + room) {
      return { items, nextCursor: cursorOf({ at: index, skip: skip + room, page: from.page }), total: null };
    }
  }
  return {
    items,
    nextCursor: nextCursor === null ? null : cursorOf({ at: 0, skip: 0, page: nextCursor }),
    total: null,
  };
}
