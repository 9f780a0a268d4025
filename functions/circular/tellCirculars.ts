import { addressOf } from '../../shared/_field/addressOf.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { audiencePage } from '../_data/circular/audiencePeople.ts';
import { circularOfNotice, type StoredCircular } from '../_data/circular/circular.ts';
import { circularNotices, type StoredNotice } from '../_data/circular/notice.ts';
import { listReceipts } from '../_data/circular/receipt.ts';
import { type News, notificationPut } from '../_data/notification/notification.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { writeTogether } from '../_store/transaction.ts';
import { unreadAt } from './unreadPeople.ts';

/** So many notices are begun in a run, and so many steps made with each: a big audience takes several runs. */
const mostNotices = 5;
const mostSteps = 10;
const parallel = 25;

const kinds = {
  published: 'circularPublished',
  reminder: 'circularUnread',
  withdrawn: 'circularWithdrawn',
} as const satisfies Record<StoredNotice['kind'], string>;

interface Told {
  readonly userId: string;
  readonly facilityId: string | null;
}

/** Who is to be told next, and where it goes on. */
interface Step {
  readonly people: readonly Told[];
  readonly nextCursor: string | null;
}

const facilityOf = (place: string): string | null => /^FACILITY#(.+)$/.exec(place)?.[1] ?? null;

/** Who has not read yet, of the next places. */
async function unreadStep(
  { store }: WorkerContext,
  circular: StoredCircular,
  cursor: string | undefined,
): Promise<Step> {
  const { places, nextCursor } = await audiencePage(store, circular, cursor);
  const people: Told[] = [];
  for (const place of places) {
    const unread = await unreadAt(store, circular, place);
    people.push(...unread.map(({ userId }) => ({ userId, facilityId: place.facilityId })));
  }
  return { people, nextCursor };
}

/** Who has opened it: they must not go by what was withdrawn. */
async function openedStep(
  { store }: WorkerContext,
  circular: StoredCircular,
  cursor: string | undefined,
): Promise<Step> {
  const { items, nextCursor } = await listReceipts(store, circular, { take: 100, cursor });
  return { people: items.map(({ userId, place }) => ({ userId, facilityId: facilityOf(place) })), nextCursor };
}

/** One that was withdrawn, superseded or is over reminds nobody. */
function isStale(circular: StoredCircular | null, { kind }: StoredNotice, now: Date): boolean {
  if (!circular) return true;
  if (kind === 'withdrawn') return false;
  return circular.state !== 'published' || (circular.endsOn !== null && circular.endsOn < emiratesDateOf(now));
}

function newsOf(
  { circularId, circularNumber, payerName, payerNameArabic }: StoredCircular,
  kind: StoredNotice['kind'],
) {
  return {
    kind: kinds[kind],
    facts: { circularNumber, payerName, payerNameArabic },
    link: addressOf(linkedScreens.circular, { circularId }),
  };
}

/** Tells each person by a write of its own: whoever was told in an earlier try is not told again. */
async function tellEach(ctx: WorkerContext, circular: StoredCircular, notice: StoredNotice, people: readonly Told[]) {
  const { noticeId: id, dueAt } = notice;
  const news = newsOf(circular, notice.kind);
  for (let from = 0; from < people.length; from += parallel) {
    const told = await Promise.all(
      people
        .slice(from, from + parallel)
        .map(({ userId, facilityId }) =>
          writeTogether(ctx.store, [
            notificationPut(userId, { ...news, facilityId } as News, { id, at: new Date(dueAt) }),
          ]),
        ),
    );
    ctx.count('circularsTold', told.filter(Boolean).length);
  }
}

async function tell(ctx: WorkerContext, notice: StoredNotice): Promise<void> {
  const circular = await circularOfNotice(ctx.store, notice);
  if (!circular || isStale(circular, notice, ctx.now())) return circularNotices.end(ctx.store, notice);
  const pageOf = notice.kind === 'withdrawn' ? openedStep : unreadStep;
  const step = async (cursor: string | undefined) => {
    const { people, nextCursor } = await pageOf(ctx, circular, cursor);
    await tellEach(ctx, circular, notice, people);
    return nextCursor;
  };
  await circularNotices.walk(ctx.store, notice, { most: mostSteps, step });
}

/** Tells the audiences of new circulars, reminds who has not read must-read ones, and tells who has opened one that was withdrawn. */
export async function tellCirculars(ctx: WorkerContext): Promise<void> {
  for (const notice of await circularNotices.listDue(ctx.store, ctx.now(), mostNotices)) await tell(ctx, notice);
}
