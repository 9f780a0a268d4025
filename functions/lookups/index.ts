import { lookupsApi } from '../../shared/lookups/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getAllServiceCategories } from './getAllServiceCategories.ts';
import { getConsultationCategories } from './getConsultationCategories.ts';
import { getEidReasons } from './getEidReasons.ts';
import { getProviderTypes } from './getProviderTypes.ts';
import { getServiceCategories } from './getServiceCategories.ts';

export const handler = areaHandler(
  lookupsApi,
  { getProviderTypes, getConsultationCategories, getEidReasons, getServiceCategories, getAllServiceCategories },
  wiring,
);
