import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { checkReader } from './readEligibility.ts';

type Search = typeof eligibilityApi.endpoints.searchEligibilityHistory;

/** REQ-ELIG-12: newest first, by any combination of day, status, payer, patient, clinician and sender. */
export const searchEligibilityHistory: Operation<Search> = async ({ body }, ctx) => {
  checkReader(ctx);
  const { readers, readPage } = await openHistory(body, ctx);
  const page = await readPage(body);
  const shown = page.items.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, auditedTenant(readers.scope), { criteria: body, shown });
  return page;
};
