import { manageApi } from '../../shared/manage/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Sessions of a person. */
export const records = recordsOf(manageApi, {
  owned: {
    session: {
      make: async ({ clinic }) => clinic.sessionId,
      owners: ['clinic'],
      fields: ['sessionid'],
      // It is stored in the item that holds all of its user's.
      storedAs: 'sessions',
    },
  },
});
