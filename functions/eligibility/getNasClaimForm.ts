import { hasNasClaimForm } from '../../shared/eligibility/nasClaimForm.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { printDetailsOf } from './printDetails.ts';
import { readEligibility } from './readEligibility.ts';

/** REQ-ELIG-08. */
export const getNasClaimForm: Operation<typeof eligibilityApi.endpoints.getNasClaimForm> = async ({ body }, ctx) => {
  const request = await readEligibility(ctx, body.eligibilityId);
  if (!hasNasClaimForm(request)) {
    throw invalid('eligibilityId', 'noClaimForm');
  }
  const details = await printDetailsOf(request, ctx);
  // The renderer brings fonts and a PDF library: loaded when the first form is asked for.
  const { renderNasClaimForm } = await import('./claimForm/renderNasClaimForm.ts');
  return renderNasClaimForm(request, details);
};
