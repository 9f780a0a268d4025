import { receptionist } from '../journeys/support/portalApi.ts';
import { firstOf, type VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(receptionist);
    return [
      [':empanelmentId', await firstOf(api, '/api/empanelment/getempanelments', { session, id: 'empanelmentId' })],
    ];
  },
};
