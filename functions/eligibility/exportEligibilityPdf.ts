import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { findPatientPhoto } from '../_data/document/patientPhoto.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { printDetailsOf } from './printDetails.ts';
import { readStored, shownOf } from './readEligibility.ts';

/** The photograph is for the reception where the patient stands: a payer and an administrator print the request without it. */
async function photoFor({ scope }: SessionContext, stored: StoredEligibility): Promise<Uint8Array | null> {
  return scope.kind === 'facility' ? findPatientPhoto(stored) : null;
}

/** REQ-ELIG-05. */
export const exportEligibilityPdf: Operation<typeof eligibilityApi.endpoints.exportEligibilityPdf> = async (
  { query },
  ctx,
) => {
  const { eligibilityId, language } = query;
  const stored = await readStored(ctx, eligibilityId);
  const request = shownOf(stored);
  const [details, photo] = await Promise.all([printDetailsOf(stored, ctx), photoFor(ctx, stored)]);
  ctx.audited({ entity: 'eligibility', id: eligibilityId, after: { hasPhoto: photo !== null } });
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderEligibilityPdf } = await import('./pdf/renderEligibilityPdf.ts');
  return renderEligibilityPdf(request, language, { ...details, photo });
};
