import { isMaternitySpecialty } from '../../shared/clinician/clinicians.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';

/** REQ-CLIN-07: a visit to such a specialty may be one for which the payer is asked about maternity cover. */
export const checkMaternitySpecialty: Operation<typeof clinicianApi.endpoints.checkMaternitySpecialty> = async ({
  query,
}) => isMaternitySpecialty(query.speciality);
