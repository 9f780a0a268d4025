import { userApi } from '../../shared/user/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** People. */
export const records = recordsOf(userApi, {
  owned: { user: { make: async ({ clinic }) => clinic.user.userId, owners: ['clinic'], fields: ['userid', 'id'] } },
  // Lists that everybody shares.
  unowned: ['groupownerid', 'subgroupid'],
});
