import { putFacility } from '../../functions/_data/facility/facility.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aFacility } from '../support/builders.ts';
import { aRepresentative } from './support/portalLicenses.ts';

/** Calls about licences that may be repeated. */
export const repeatableCalls = repeatableCallsOf(facilityApi, {
  requestLicense: async (store) => {
    const facility = aFacility();
    await putFacility(store, facility);
    const body = { facilityLicense: facility.facilityLicense, numberOfUsers: 10 };
    return { as: await aRepresentative(), body };
  },
});
