import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';

type Lookups = typeof lookupsApi.endpoints;

/** The names of countries are loaded by the first call that shows some: the other lists stay quick. */
const load = () => import('./countryList.ts');

const searchCountries: Operation<Lookups['searchCountries']> = async ({ query }) => [
  ...(await load()).countriesLike(query.searchFilter ?? ''),
];
const getCountries: Operation<Lookups['getCountries']> = async () => [...(await load()).countries];
const getCountriesForControlledMedication: Operation<Lookups['getCountriesForControlledMedication']> = async () => [
  ...(await load()).countriesOfPatients,
];

export const countryLists = { searchCountries, getCountries, getCountriesForControlledMedication };
