import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { mostCountedUnread, notificationDays } from '../../../shared/notification/notificationKinds.ts';
import { type Notification, type NotificationFilter, notification } from '../../../shared/notification/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { cursorOf, idOfCursor } from '../../_store/cursor.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { highestIdOf, lowestIdAt, previousId } from '../../_store/idRange.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const dayMs = 86_400_000;
const unreadIndex = 'unread';
const shownAsNews = 5;
const parallelMarks = 25;

/** Whose notifications: the partition comes from the session and never from a request. */
export interface Reader {
  readonly userId: string;
  readonly facilityId: string | null;
}

/** The words of a notification and the record that it leads to; `facilityId` where the record is one of that facility's. */
export type News = Notification extends infer Each
  ? Each extends Notification
    ? Pick<Each, 'kind' | 'facts'> & { readonly link: string; readonly facilityId: string | null }
    : never
  : never;

const partitionOf = (userId: string): string => `NOTIFICATIONS#${userId}`;

/**
 * The write of a new notification for the transaction of what it tells of: it exists if and only if that happened, and a second
 * try of the change writes no second one. `id` is a ULID of `at`; who lists notifications reads their age from it.
 */
export const notificationPut = (userId: string, news: News, { id, at }: { id: string; at: Date }): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: {
      pk: partitionOf(userId),
      sk: id,
      unreadPk: partitionOf(userId),
      ...news,
      createdAt: at.toISOString(),
      expiresAt: expiresIn({ days: notificationDays }, at),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const place = z.object({ facilityId: z.string().nullable(), link: z.string() });

/** An item as its reader sees it. One of a kind that this release does not know (a newer one wrote it) is passed over. */
function shown(item: Record<string, unknown>, reader: Reader): Notification[] {
  const { facilityId, link } = place.parse(item);
  const isHere = facilityId === null || facilityId === reader.facilityId;
  const { kind, facts, createdAt, readAt = null } = item;
  const found = notification.safeParse({
    notificationId: item.sk,
    kind,
    facts,
    link: isHere ? link : null,
    createdAt,
    readAt,
  });
  return found.success ? [found.data] : [];
}

interface Range {
  readonly filter: NotificationFilter;
  /** The newest id of the range; null where nothing can be older. */
  readonly high: string | null;
  readonly most: number;
}

/** The items of a range, newest first. What has expired lies below it, whether or not the store has removed it yet. */
async function query(store: DynamoDBDocumentClient, userId: string, { filter, high, most }: Range, now: Date) {
  const isUnread = filter === 'unread';
  const low = lowestIdAt(now.getTime() - notificationDays * dayMs);
  if (high === null || high < low) return [];
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('users'),
      ...(isUnread && { IndexName: unreadIndex }),
      KeyConditionExpression: '#partition = :partition AND sk BETWEEN :low AND :high',
      ExpressionAttributeNames: { '#partition': isUnread ? 'unreadPk' : 'pk' },
      ExpressionAttributeValues: {
        ':partition': partitionOf(userId),
        ':low': low,
        ':high': high,
      },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items;
}

const newestOfAll = (): string => highestIdOf(undefined);

/** A page of the reader's notifications, newest first. */
export async function listNotifications(
  store: DynamoDBDocumentClient,
  reader: Reader,
  { cursor, take, filter }: { cursor?: string | undefined; take: number; filter: NotificationFilter },
  now: Date,
): Promise<Page<Notification>> {
  const high = cursor === undefined ? newestOfAll() : previousId(idOfCursor(cursor));
  // One more than is shown says whether another page follows.
  const found = await query(store, reader.userId, { filter, high, most: take + 1 }, now);
  const page = found.slice(0, take);
  const last = page.at(-1);
  return {
    items: page.flatMap((item) => shown(item, reader)),
    nextCursor: found.length > take && last ? cursorOf(String(last.sk)) : null,
    total: null,
  };
}

/** How many are unread, counted no further than is shown, and the newest of them: one query of the sparse index. */
export async function readNews(store: DynamoDBDocumentClient, reader: Reader, now: Date) {
  const range = { filter: 'unread', high: newestOfAll(), most: mostCountedUnread + 1 } as const;
  const found = await query(store, reader.userId, range, now);
  return { unread: found.length, newest: found.slice(0, shownAsNews).flatMap((item) => shown(item, reader)) };
}

/** Marks one as read; false when the user has none of that id. The first reading counts, and it leaves the unread at once. */
export function markRead(
  store: DynamoDBDocumentClient,
  userId: string,
  notificationId: string,
  now: Date,
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: { pk: partitionOf(userId), sk: notificationId },
    UpdateExpression: 'SET readAt = if_not_exists(readAt, :now) REMOVE unreadPk',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  return ifHolds(store.send(update));
}

/** Marks the unread ones up to an id as read, at most a hundred; says how many, and whether there may be more. */
export async function markAllRead(store: DynamoDBDocumentClient, userId: string, upTo: string, now: Date) {
  const most = mostCountedUnread + 1;
  const found = await query(store, userId, { filter: 'unread', high: upTo, most }, now);
  for (let at = 0; at < found.length; at += parallelMarks) {
    const batch = found.slice(at, at + parallelMarks);
    await Promise.all(batch.map(({ sk }) => markRead(store, userId, String(sk), now)));
  }
  return { marked: found.length, hasMore: found.length === most };
}
