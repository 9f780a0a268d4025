import { receptionist } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(receptionist);
    return [[':queryId', await firstOf(api, '/api/providerquery/getqueries', { session, id: 'queryId' })]];
  },
};
