import { superAdmin } from '../journeys/support/portalApi.ts';
import type { VisitedScreens } from '../journeys/support/visitedScreens.ts';

export const visitedScreens: VisitedScreens = {
  records: async (api) => {
    const sheet = 'Email,First name\nnew@noor-clinic.example,Name 5\n';
    const importId = await api.checkedImport(await api.session(superAdmin), 'users', sheet);
    return [[':importKind/:importId', `users/${importId}`]];
  },
};
