import { dueNotice } from '../../../shared/_parts/dueClock.ts';
import type { Life } from '../../../shared/_parts/life.ts';
import type { News } from '../../_data/notification/notification.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { CaseKind, CaseOf } from './caseKind.ts';
import { tellCase } from './tellCase.ts';

/** So many cases are looked at in one run; the others are due in the next. */
const mostLookedAt = 100;

type NewsOf<Stored> = (found: Stored, kind: 'soon' | 'missed' | 'delayed') => Omit<News, 'facilityId'>;

/**
 * Gives the notices of deadlines that are due: when three quarters of the time have passed to who has the case in hand, or else to the
 * desk; when it is missed to the whole desk with its administrators, and to who opened the case (`delayed`).
 */
export async function tellDeadlines<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: Pick<WorkerContext, 'store' | 'now' | 'newId' | 'count'>,
  { records, desk }: CaseKind<Id, L, Stored, Row>,
  newsOf: NewsOf<Stored>,
): Promise<void> {
  const found = await records.listDue(ctx.store, ctx.now(), mostLookedAt);
  for (const value of found) {
    const notice = dueNotice(value.clock, ctx.now());
    if (!notice) continue;
    const { isMissed, name } = notice;
    const news = newsOf(value, isMissed ? 'missed' : 'soon');
    const told = await tellCase(ctx, value, { news, to: 'insurer', desk, isForAll: isMissed });
    const delayed = { news: newsOf(value, 'delayed'), to: 'provider', desk } as const;
    const alsoTold = isMissed ? await tellCase(ctx, value, delayed) : [];
    const items = [records.noticed(value, { ...value.clock, noticed: name }), ...told, ...alsoTold];
    // Somebody was faster: what is due then, the next run finds.
    if (await writeTogether(ctx.store, items)) ctx.count(isMissed ? 'deadlinesMissed' : 'deadlinesNear');
  }
}
