import { lookupsApi } from '../../shared/lookups/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { activityCodes } from './activityCodes.ts';
import { countryLists } from './countries.ts';
import { diseaseLists } from './diseases.ts';
import { fixedLists } from './fixedLists.ts';
import { getAuthorizationCompanies } from './getAuthorizationCompanies.ts';
import { getRouteName } from './getRouteName.ts';
import { keptLists } from './keptLists.ts';

export const handler = areaHandler(
  lookupsApi,
  {
    ...fixedLists,
    ...keptLists,
    ...countryLists,
    ...diseaseLists,
    ...activityCodes,
    getAuthorizationCompanies,
    getRouteName,
  },
  wiring,
);
