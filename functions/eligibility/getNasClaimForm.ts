import { hasNasClaimForm } from '../../shared/eligibility/nasClaimForm.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { printDetailsOf } from './printDetails.ts';
import { readStored, shownOf } from './readEligibility.ts';

/** REQ-ELIG-08. */
export const getNasClaimForm: Operation<typeof eligibilityApi.endpoints.getNasClaimForm> = async ({ body }, ctx) => {
  const stored = await readStored(ctx, body.eligibilityId);
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId });
  const request = shownOf(stored);
  if (!hasNasClaimForm(request)) {
    throw invalid('eligibilityId', 'noClaimForm');
  }
  const details = await printDetailsOf(stored, ctx);
  // The renderer brings fonts and a PDF library: loaded when the first form is asked for.
  const { renderNasClaimForm } = await import('./claimForm/renderNasClaimForm.ts');
  return renderNasClaimForm(request, details);
};
