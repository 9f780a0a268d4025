import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';

type Lookups = typeof lookupsApi.endpoints;

/** The classification is loaded by the first call that searches it: the other lists stay quick. */
const load = () => import('../_parts/icd10/diseaseIndex.ts');

const searchDiseases: Operation<Lookups['searchDiseases']> = async ({ query }) => {
  const { findDiseases } = await load();
  const excluded = new Set((query.excludedItems ?? '').split(',').map((code) => code.trim().toUpperCase()));
  return findDiseases(query.searchTerm ?? '', { ...query, excluded });
};

const getNationalScreeningDiseases: Operation<Lookups['getNationalScreeningDiseases']> = async ({ query }) => {
  const { screenedBy } = await load();
  return screenedBy(query.srvcCode);
};

export const diseaseLists = { searchDiseases, getNationalScreeningDiseases };
