import { superAdmin } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

/** A request for portal licences that the demonstration brings; decided by none of the journeys. */
export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(superAdmin);
    const body = { facilityLicense: 'MOH-F-9000001' };
    const request = { session, body, id: 'licenseRequestId' };
    return [
      [':facilityId', 'noor-clinic'],
      [':licenseRequestId', await firstOf(api, '/api/facility/searchfacilitylicense', request)],
    ];
  },
};
