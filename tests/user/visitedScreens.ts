import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => [[':userId', (await api.session('payeradmin@pearl.example')).userId]],
};
