import type { userApi } from '../../shared/user/routes.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { newTemporaryPassword } from '../_data/user/temporaryPassword.ts';
import type { Operation } from '../_kit/context.ts';
import { checkGroups } from './groups.ts';
import { accountOf, checkAdding, storeAccount } from './newPerson.ts';
import { recordOf } from './shownUser.ts';

/** Adds a user. The temporary password is shown to the caller this once; the mail to the user does not hold it. */
export const addUser: Operation<typeof userApi.endpoints.addUser> = async ({ body }, ctx) => {
  const caller = await currentUser(ctx);
  await checkGroups(ctx, 'groupOwnerIds', body.groupOwnerIds);
  await checkGroups(ctx, 'subGroupIds', body.subGroupIds);
  const { shown, stored } = await newTemporaryPassword(ctx.now());
  const account = await accountOf(ctx, caller, body, stored);
  const { userId, roles, facilityIds, groupOwnerIds, subGroupIds } = account;
  ctx.audited({ entity: 'user', id: userId, after: { roles, facilityIds, groupOwnerIds, subGroupIds } });
  await checkAdding(ctx, caller, account);
  await storeAccount(ctx, caller, account, 'accountAdded');
  return { user: await recordOf(ctx, caller, account), ...shown };
};
