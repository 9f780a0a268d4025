import { type EligibilityRequest, eligibilityRequest } from '../../shared/api/eligibility.ts';
import { getEligibility as findEligibility } from '../_data/eligibility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownRequest = eligibilityRequest.strip();

/** One request of the caller's tenant, as the audit trail records its reading; 404 for every other id. */
export async function readEligibility(ctx: SessionContext, eligibilityId: string): Promise<EligibilityRequest> {
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  const found = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  if (!found) throw fail('notFound');
  return shownRequest.parse(found);
}
