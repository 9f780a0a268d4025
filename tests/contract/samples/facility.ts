import { facilityApi } from '../../../shared/facility/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to facility; all invented. */
export const facilitySamples = samplesOf(facilityApi, {
  getCurrentUserFacilities: {},
  changeUserFacility: {
    query: {
      changedFacilityId: 'another-facility',
    },
  },
  acknowledgeBankUpdate: {},
});
