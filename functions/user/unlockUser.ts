import type { userApi } from '../../shared/user/routes.ts';
import { forgetFailures } from '../_data/user/signIn.ts';
import type { Operation } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { recordOf } from './shownUser.ts';

/** Unlocks a user. Failed sign-ins no longer pause the next one. */
export const unlockUser: Operation<typeof userApi.endpoints.unlockUser> = async ({ body }, ctx) => {
  const { caller, user } = await changePerson(ctx, body.userId, (before) =>
    before.isLocked
      ? {
          changes: { isLocked: false },
          news: 'accountChanged',
          audited: { before: { isLocked: true }, after: { isLocked: false } },
        }
      : null,
  );
  await forgetFailures(ctx.store, user.userName);
  return recordOf(ctx, caller, user);
};
