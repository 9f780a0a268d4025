import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { auditedTenant } from '../_data/eligibility/readersScope.ts';
import type { Operation } from '../_kit/context.ts';
import { searchTrace } from '../_kit/searchTrace.ts';

type Search = typeof eligibilityApi.endpoints.searchEligibilityHistory;

/** REQ-ELIG-12: newest first, by any combination of day, status, payer, patient, clinician and sender. */
export const searchEligibilityHistory: Operation<Search> = async ({ body }, ctx) => {
  const { readers, readPage } = await openHistory(body, ctx);
  const page = await readPage(body);
  const shown = page.items.map(({ eligibilityId }) => eligibilityId);
  ctx.audited({ ...auditedTenant(readers), after: searchTrace(body, shown) });
  return page;
};
