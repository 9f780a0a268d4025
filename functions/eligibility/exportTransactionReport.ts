import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import type { Transaction } from '../../shared/api/eligibilityHistory.ts';
import { getEligibility } from '../_data/eligibility.ts';
import { listHistory } from '../_data/eligibilityHistory.ts';
import { listTimeline } from '../_data/eligibilityTimeline.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { historyPlan } from './historyPlan.ts';
import { auditedTenant, readersScope } from './readersScope.ts';

type Report = typeof eligibilityApi.endpoints.exportTransactionReport;

/** What happened to one request, a row for each event. */
async function transactionsOf(eligibilityId: string, { store, scope }: SessionContext): Promise<Transaction[]> {
  const [request, timeline] = await Promise.all([
    getEligibility(store, scope, eligibilityId),
    listTimeline(store, eligibilityId),
  ]);
  if (!request) return [];
  const { requestNumber, facilityName, payerName, payerNameArabic, submittedByName, status } = request;
  const common = { requestNumber, facilityName, payerName, payerNameArabic, submittedByName, status };
  return timeline.map(({ at, event, detail }) => ({ ...common, at, event, detail }));
}

/** REQ-ELIG-09: a page is what happened to so many requests, so that a report of any length is read in bounded steps. */
export const exportTransactionReport: Operation<Report> = async ({ body }, ctx) => {
  const { from, to, cursor, take } = body;
  if (from && to && from > to) throw invalid('to', 'beforeFrom', 'The last day lies before the first.');
  const readers = await readersScope(body, ctx);
  ctx.audited(auditedTenant(readers));
  const { partition, matches } = historyPlan(body, readers);
  const page = await listHistory(ctx.store, partition, { from, to, cursor, take, matches });
  const transactions = await Promise.all(page.items.map(({ eligibilityId }) => transactionsOf(eligibilityId, ctx)));
  return { items: transactions.flat(), nextCursor: page.nextCursor, total: null };
};
