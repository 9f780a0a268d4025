import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to lookups; all invented. */
export const lookupsSamples = samplesOf(lookupsApi, {
  getProviderTypes: {},
  getEidReasons: {},
  getConsultationCategories: {},
  getServiceCategories: {},
  getAllServiceCategories: {},
});
