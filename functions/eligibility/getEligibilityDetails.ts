import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { listTimeline } from '../_data/eligibility/eligibility.ts';
import { listReviewerMessages } from '../_data/eligibility/reviewerMessages.ts';
import type { Operation } from '../_kit/context.ts';
import { readStored, shownOf } from './readEligibility.ts';

/** REQ-ELIG-04: the parameter's name is the specification's. */
export const getEligibilityDetails: Operation<typeof eligibilityApi.endpoints.getEligibilityDetails> = async (
  { query },
  ctx,
) => {
  const request = await readStored(ctx, query.eligibilityID);
  ctx.audited({ entity: 'eligibility', id: query.eligibilityID });
  const [timeline, messages] = await Promise.all([
    listTimeline(ctx.store, request),
    listReviewerMessages(ctx.store, request),
  ]);
  const askedTogether = request.askedWith.length;
  const isTold = askedTogether > 1 && ctx.scope.kind === 'facility';
  return { ...shownOf(request), ...(isTold && { askedTogether }), timeline, messages };
};
