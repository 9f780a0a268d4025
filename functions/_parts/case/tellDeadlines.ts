import { dueNotice } from '../../../shared/_parts/dueClock.ts';
import type { Life } from '../../../shared/_parts/life.ts';
import type { News } from '../../_data/notification/notification.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { CaseKind, CaseOf } from './caseKind.ts';
import { tellCase } from './tellCase.ts';

/** So many cases are looked at in one run; the others are due in the next. */
const mostLookedAt = 100;

/** `near` is told to who opened the case; null where they are told of what was missed only. */
type NewsOf<Stored> = (found: Stored, kind: 'soon' | 'missed' | 'delayed' | 'near') => Omit<News, 'facilityId'> | null;

/**
 * Gives the notices of deadlines that are due: when three quarters of the time have passed to who has the case in hand, or else to the
 * desk; when it is missed to the whole desk with its administrators. Who opened the case is told of both (`near`, `delayed`).
 */
export async function tellDeadlines<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: Pick<WorkerContext, 'store' | 'now' | 'newId' | 'count'>,
  { records, desk }: CaseKind<Id, L, Stored, Row>,
  newsOf: NewsOf<Stored>,
): Promise<void> {
  const found = await records.listDue(ctx.store, ctx.now(), mostLookedAt);
  for (const value of found) {
    const notice = dueNotice(value, ctx.now(), records.deadlines);
    if (!notice) continue;
    const { isMissed, name } = notice;
    const tell = (to: 'insurer' | 'provider', news: ReturnType<NewsOf<Stored>>) =>
      news ? tellCase(ctx, value, { news, to, desk, isForAll: isMissed }) : [];
    const items = [
      records.noticed(value, { ...value.clock, noticed: name }),
      ...(await tell('insurer', newsOf(value, isMissed ? 'missed' : 'soon'))),
      ...(await tell('provider', newsOf(value, isMissed ? 'delayed' : 'near'))),
    ];
    // Somebody was faster: what is due then, the next run finds.
    if (await writeTogether(ctx.store, items)) ctx.count(isMissed ? 'deadlinesMissed' : 'deadlinesNear');
  }
}
