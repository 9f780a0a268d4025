import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { outcomeNews } from '../../_data/eligibility/eligibilityNews.ts';
import { newUlid } from '../../_kit/ulid.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const dayMs = 86_400_000;
const toldDays = 30;
/** Older news is read: the reception begins the day with the news of yesterday. */
const unreadDays = 2;

function asRead({ Put }: TransactItem, readAt: Date): TransactItem {
  const { unreadPk: _, ...Item } = Put?.Item ?? {};
  return { Put: { TableName: Put?.TableName, Item: { ...Item, readAt: readAt.toISOString() } } };
}

/** What the sender of a request was told of its outcome, where that is not long ago. */
export function demoNews(
  request: StoredEligibility,
  change: Partial<StoredEligibility>,
  at: Date,
  now: Date,
): TransactItem[] {
  const age = now.getTime() - at.getTime();
  if (age > toldDays * dayMs) return [];
  const news = outcomeNews(request, change, { id: newUlid(at.getTime()), at });
  return age > unreadDays * dayMs ? news.map((item) => asRead(item, new Date(at.getTime() + 3600_000))) : news;
}
