import { randomBytes } from 'node:crypto';
import { temporaryPasswordBytes, temporaryPasswordOf } from '../../shared/_field/temporaryPassword.ts';
import type { userApi } from '../../shared/user/routes.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { hashPassword } from '../_data/user/password.ts';
import type { Operation } from '../_kit/context.ts';
import { checkGroups } from './groups.ts';
import { accountOf, checkAdding, storeAccount } from './newPerson.ts';
import { recordOf } from './shownUser.ts';

const validMs = 24 * 3600_000;

/** Adds a user. The temporary password is shown to the caller this once; the mail to the user does not hold it. */
export const addUser: Operation<typeof userApi.endpoints.addUser> = async ({ body }, ctx) => {
  const caller = await currentUser(ctx);
  await checkGroups(ctx, 'groupOwnerIds', body.groupOwnerIds);
  await checkGroups(ctx, 'subGroupIds', body.subGroupIds);
  const temporaryPassword = temporaryPasswordOf(randomBytes(temporaryPasswordBytes));
  const account = await accountOf(ctx, caller, body, {
    passwordHash: await hashPassword(temporaryPassword),
    isResetPasswordRequired: true,
    temporaryPasswordExpiresAt: new Date(ctx.now().getTime() + validMs).toISOString(),
  });
  const { userId, roles, facilityIds, groupOwnerIds, subGroupIds } = account;
  ctx.audited({ entity: 'user', id: userId, after: { roles, facilityIds, groupOwnerIds, subGroupIds } });
  await checkAdding(ctx, caller, account);
  await storeAccount(ctx, caller, account, 'accountAdded');
  return {
    user: await recordOf(ctx, caller, account),
    temporaryPassword,
    expiresAt: account.temporaryPasswordExpiresAt ?? '',
  };
};
