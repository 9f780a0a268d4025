import type { userApi } from '../../shared/user/routes.ts';
import { countAnewPuts, isUnused, readLastSignIn } from '../_data/user/lastSignIn.ts';
import { forgetFailures } from '../_data/user/signIn.ts';
import type { Operation } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { recordOf } from './shownUser.ts';

/** Unlocks a user, also one whose account nobody has used for long. Failed sign-ins no longer pause the next one. */
export const unlockUser: Operation<typeof userApi.endpoints.unlockUser> = async ({ body }, ctx) => {
  const { caller, user } = await changePerson(ctx, body.userId, async (before) => {
    const last = await readLastSignIn(ctx.store, before.userId);
    const wasUnused = isUnused(before, last, ctx.now());
    if (!before.isLocked && !wasUnused) return null;
    return {
      changes: { isLocked: false },
      items: wasUnused ? countAnewPuts(before.userId, last, ctx.now()) : [],
      news: 'accountChanged',
      audited: { before: { isLocked: true }, after: { isLocked: false } },
    };
  });
  await forgetFailures(ctx.store, user.userName);
  return recordOf(ctx, caller, user);
};
