import type { eligibilityApi } from '../../shared/api/eligibility.ts';
import { getFacility } from '../_data/facility.ts';
import { getPayer } from '../_data/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { readEligibility } from './readEligibility.ts';

/** REQ-ELIG-05. */
export const exportEligibilityPdf: Operation<typeof eligibilityApi.endpoints.exportEligibilityPdf> = async (
  { query },
  ctx,
) => {
  const request = await readEligibility(ctx, query.eligibilityId);
  const [facility, payer] = await Promise.all([
    getFacility(ctx.store, request.facilityId),
    getPayer(ctx.store, request.payerId),
  ]);
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderEligibilityPdf } = await import('./pdf/renderEligibilityPdf.ts');
  return renderEligibilityPdf(request, query.language, {
    facilityNameArabic: facility?.facilityNameArabic,
    payerNameArabic: payer?.payerNameArabic,
    printedAt: ctx.now(),
  });
};
