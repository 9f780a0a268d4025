import { accountRequestStates } from '../../shared/accountRequest/routes.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

/** A request for an account that the demonstration brings. Another journey may have decided all that waited. */
export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const session = await api.session(superAdmin);
    for (const state of accountRequestStates) {
      const path = `/api/accountrequest/search?state=${state}`;
      const { data } = await api.call<{ items: { accountRequestId: string }[] }>(path, { session });
      if (data?.items[0]) return [[':accountRequestId', data.items[0].accountRequestId]];
    }
    throw new Error('Nobody asks for an account');
  },
};
