import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { specialtiesBeginning } from '../_data/clinician/specialties.ts';
import type { Operation } from '../_kit/context.ts';
import { chosenIn, mostShown } from './foundClinicians.ts';

/** REQ-CLIN-05: specialties for a search box. */
export const findSpecialties: Operation<typeof clinicianApi.endpoints.findSpecialties> = async ({ query }) =>
  specialtiesBeginning(query.searchFilter ?? '', chosenIn(query.excludedItems), mostShown);
