import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import { listHistory } from '../_data/eligibilityHistory.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { historyPlan } from './historyPlan.ts';
import { auditedTenant, readersScope } from './readersScope.ts';

type Search = typeof eligibilityApi.endpoints.searchEligibilityHistory;

/** REQ-ELIG-12: newest first, by any combination of day, status, payer, patient, clinician and sender. */
export const searchEligibilityHistory: Operation<Search> = async ({ body }, ctx) => {
  const { from, to, cursor, take } = body;
  if (from && to && from > to) throw invalid('to', 'beforeFrom', 'The last day lies before the first.');
  if (body.sentBy !== undefined && ctx.scope.kind === 'payer') {
    throw invalid('sentBy', 'notForPayers', 'Who works at a facility is the facility’s own business.');
  }
  const readers = await readersScope(body, ctx);
  ctx.audited(auditedTenant(readers));
  const { partition, matches } = historyPlan(body, readers);
  return listHistory(ctx.store, partition, { from, to, cursor, take, matches });
};
