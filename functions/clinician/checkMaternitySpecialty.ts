import type { clinicianApi } from '../../shared/api/clinician.ts';
import { isMaternitySpecialty } from '../../shared/rules/clinicians.ts';
import type { Operation } from '../_kit/context.ts';

/** REQ-CLIN-07: a visit to such a specialty may be one for which the payer is asked about maternity cover. */
export const checkMaternitySpecialty: Operation<typeof clinicianApi.endpoints.checkMaternitySpecialty> = async ({
  query,
}) => isMaternitySpecialty(query.speciality);
