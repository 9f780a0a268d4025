import type { clinicianApi } from '../../shared/api/clinician.ts';
import { searchClinicians } from '../_data/clinician.ts';
import type { Operation } from '../_kit/context.ts';

const mostShown = 20;

/** REQ-CLIN-02: clinicians belong to a facility; an administrator without one finds none. */
export const getClinicians: Operation<typeof clinicianApi.endpoints.getClinicians> = async (
  { query },
  { store, scope },
) => {
  const excluded = new Set((query.excludedItems ?? '').split(',').map((item) => item.trim()));
  return searchClinicians(store, scope, { text: query.searchFilter ?? '', excluded, take: mostShown });
};
