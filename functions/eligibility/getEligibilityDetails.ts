import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { listTimeline } from '../_data/eligibility/eligibilityTimeline.ts';
import type { Operation } from '../_kit/context.ts';
import { readEligibility } from './readEligibility.ts';

/** REQ-ELIG-04: the parameter's name is the specification's. */
export const getEligibilityDetails: Operation<typeof eligibilityApi.endpoints.getEligibilityDetails> = async (
  { query },
  ctx,
) => {
  const request = await readEligibility(ctx, query.eligibilityID);
  return { ...request, timeline: await listTimeline(ctx.store, request.eligibilityId) };
};
