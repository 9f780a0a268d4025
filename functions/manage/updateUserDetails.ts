import type { manageApi } from '../../shared/manage/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { shownUser } from './shownUser.ts';

/** Changes the caller's own details (REQ-PROFILE-28), over the version that they saw. */
export const updateUserDetails: Operation<typeof manageApi.endpoints.updateUserDetails> = async ({ body }, ctx) => {
  const { version, ...changes } = body;
  const before = await currentUser(ctx);
  if (before.version !== version) throw fail('changedMeanwhile');
  const { user } = await changeCurrentUser(ctx, { before, changes });
  ctx.audited({ entity: 'user', id: user.userId, before: traced(before), after: traced(user) });
  return shownUser(user);
};

/** What the trail keeps: the mobile number only as far as it tells whether it changed. */
const traced = ({ firstName, lastName, mobileNumber, areShortcutsOn, version }: User) => ({
  firstName,
  lastName,
  mobileNumberEnding: mobileNumber?.slice(-4) ?? null,
  areShortcutsOn,
  version,
});
