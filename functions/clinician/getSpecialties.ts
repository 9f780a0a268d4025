import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { specialties } from '../_data/clinician/specialties.ts';
import type { Operation } from '../_kit/context.ts';

/** REQ-CLIN-08: all specialties. */
export const getSpecialties: Operation<typeof clinicianApi.endpoints.getSpecialties> = async () => [...specialties];
