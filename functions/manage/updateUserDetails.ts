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
  const isRenamed = changes.firstName !== before.firstName || changes.lastName !== before.lastName;
  // What a card has shown is changed by a card only, and a clinician keeps the name of the licence (decisions, Registration 11).
  if (isRenamed && isNameProven(before)) throw fail('provenByCard', { field: 'firstName' });
  const nameChangedAt = isRenamed ? ctx.now().toISOString() : before.nameChangedAt;
  const { user } = await changeCurrentUser(ctx, { before, changes: { ...changes, nameChangedAt } });
  ctx.audited({ entity: 'user', id: user.userId, before: traced(before), after: traced(user) });
  return shownUser(user);
};

const isNameProven = ({ identityProvenAt, clinicianLicense }: User): boolean =>
  identityProvenAt !== null || clinicianLicense !== null;

/** What the trail keeps: the mobile number only as far as it tells whether it changed. */
const traced = ({ firstName, lastName, mobileNumber, areShortcutsOn, version }: User) => ({
  firstName,
  lastName,
  mobileNumberEnding: mobileNumber?.slice(-4) ?? null,
  areShortcutsOn,
  version,
});
