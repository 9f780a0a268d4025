import { superAdmin } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(superAdmin);
    return [[':entryId', await firstOf(api, '/api/audittrail/searchentries', { session, id: 'entryId', body: {} })]];
  },
};
