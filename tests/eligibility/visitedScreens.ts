import { receptionist } from '../journeys/support/portalApi.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api, outcome) => {
    const session = await api.session(receptionist);
    return [
      [':eligibilityId', await api.submit(session, await api.member(outcome))],
      ['exports/:jobId', await api.exported(session)],
    ];
  },
};
