import { isPharmacy } from '../../shared/clinician/clinicians.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { foundClinicians } from './foundClinicians.ts';

/** REQ-CLIN-03: the clinicians of the facility without its pharmacists. */
export const getCliniciansWithoutPharmacist: Operation<typeof clinicianApi.endpoints.getCliniciansWithoutPharmacist> = (
  { query },
  ctx,
) => foundClinicians(query, ctx, ({ specialty }) => !isPharmacy(specialty));
