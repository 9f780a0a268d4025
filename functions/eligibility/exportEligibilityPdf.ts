import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import type { Operation } from '../_kit/context.ts';
import { printDetailsOf } from './printDetails.ts';
import { readEligibility } from './readEligibility.ts';

/** REQ-ELIG-05. */
export const exportEligibilityPdf: Operation<typeof eligibilityApi.endpoints.exportEligibilityPdf> = async (
  { query },
  ctx,
) => {
  const request = await readEligibility(ctx, query.eligibilityId);
  const details = await printDetailsOf(request, ctx);
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderEligibilityPdf } = await import('./pdf/renderEligibilityPdf.ts');
  return renderEligibilityPdf(request, query.language, details);
};
