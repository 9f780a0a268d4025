import { mailEveryMinutes } from '../../shared/notification/newsChoices.ts';
import type { NewsGroupName } from '../../shared/notification/newsGroups.ts';
import {
  groupOfKind,
  isHidden,
  listNewsChoices,
  mailedSince,
  type NewsChoice,
} from '../_data/newsChoice/newsChoice.ts';
import { newsMailedPut, readNewsMailed } from '../_data/newsChoice/newsMailed.ts';
import { readUnread, setRead } from '../_data/notification/notification.ts';
import { newNewsEntry, outboxPut } from '../_data/outbox/outbox.ts';
import { queueSoon } from '../_data/outbox/outboxQueue.ts';
import { getUser } from '../_data/user/user.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import type { StoredItem } from '../_store/item.ts';
import { writeTogether } from '../_store/transaction.ts';
import { mayStillHear } from './mayStillHear.ts';

const minuteMs = 60_000;
/** What nobody has read a day after it came is in the portal and no news any more. */
const newsMs = 24 * 60 * minuteMs;
const mostUnread = 100;
const perPage = 100;
const parallel = 10;

/** One that is told again keeps its id and has another instant. */
const nameOf = ({ sk, createdAt }: StoredItem): string => `${sk}@${createdAt}`;

/** Whether somebody is to be mailed something that they have not read, for all that the choice and its age say. */
function isMailed(choice: NewsChoice, { kind, createdAt }: StoredItem, now: Date): boolean {
  const since = mailedSince(choice, groupOfKind(kind));
  const oldest = new Date(now.getTime() - newsMs).toISOString();
  return since !== null && String(createdAt) >= since && String(createdAt) >= oldest;
}

function countsOf(news: readonly StoredItem[]): Record<string, number> {
  const counts: Partial<Record<NewsGroupName, number>> = {};
  for (const { kind } of news) {
    const group = groupOfKind(kind);
    if (group) counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}

/**
 * Writes a mail of what no mail has told of yet, once the last one is old enough, for who may still hear of it. Answers what waits for a
 * later mail.
 */
async function mailFresh(
  ctx: WorkerContext,
  { userId }: NewsChoice,
  wanted: readonly StoredItem[],
): Promise<StoredItem[]> {
  const before = await readNewsMailed(ctx.store, userId);
  const wasTold = (item: StoredItem): boolean => before?.told.includes(nameOf(item)) === true;
  const fresh = wanted.filter((item) => !wasTold(item));
  const now = ctx.now();
  const isTooSoon = before && now.getTime() - Date.parse(before.mailedAt) < mailEveryMinutes * minuteMs;
  if (fresh.length === 0 || isTooSoon) return fresh;
  const user = await getUser(ctx.store, userId);
  const news = user ? await mayStillHear(ctx, user, fresh) : [];
  if (!user || news.length === 0) return [];
  const entry = newNewsEntry(ctx.newId(), { userName: user.userName, counts: countsOf(news) }, now);
  const told = wanted.filter((item) => wasTold(item) || news.includes(item)).map(nameOf);
  const mailed = newsMailedPut(userId, { mailedAt: now.toISOString(), told }, before);
  // Where another run was faster, it has written the mail.
  if (!(await writeTogether(ctx.store, [mailed, outboxPut(entry)]))) return fresh;
  ctx.count('newsMails');
  await queueSoon({ outboxId: entry.outboxId, kind: 'email' });
  return [];
}

/** What somebody does not want to see leaves the unread once no mail waits for it: it would stand before what they want to see. */
async function setAside(
  ctx: WorkerContext,
  choice: NewsChoice,
  unread: readonly StoredItem[],
  waiting: readonly StoredItem[],
) {
  const hidden = unread.filter((item) => isHidden(choice, groupOfKind(item.kind)) && !waiting.includes(item));
  for (const { sk } of hidden) await setRead(ctx.store, choice.userId, String(sk), ctx.now());
}

async function tell(ctx: WorkerContext, choice: NewsChoice): Promise<void> {
  if (choice.hidden.length === 0 && Object.keys(choice.mailFrom).length === 0) return;
  const { unread } = await readUnread(ctx.store, choice.userId, { now: ctx.now(), most: mostUnread });
  const wanted = unread.filter((item) => isMailed(choice, item, ctx.now()));
  const waiting = wanted.length > 0 ? await mailFresh(ctx, choice, wanted) : [];
  await setAside(ctx, choice, unread, waiting);
}

/**
 * Mails their news to the people who have chosen that: what they have not read, as a count by group, at most one mail in a quarter of an
 * hour for each person. Whoever writes a notification knows nothing of it.
 */
export async function mailNews(ctx: WorkerContext): Promise<void> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listNewsChoices(ctx.store, { take: perPage, cursor });
    for (let at = 0; at < items.length; at += parallel) {
      await Promise.all(items.slice(at, at + parallel).map((choice) => tell(ctx, choice)));
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
