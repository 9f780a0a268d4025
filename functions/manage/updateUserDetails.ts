import type { manageApi } from '../../shared/manage/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { isNameOfColleague } from '../_data/user/namesakes.ts';
import type { User } from '../_data/user/user.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { traceIdentity } from '../_parts/identityTrail.ts';
import { checkOwnPassword } from '../_parts/ownPassword.ts';
import { shownUser } from './shownUser.ts';

type Update = typeof manageApi.endpoints.updateUserDetails;

/** Changes the caller's own details (REQ-PROFILE-28), over the version that they saw. */
export const updateUserDetails: Operation<Update> = async ({ body }, ctx) => {
  const { version, currentPassword, ...changes } = body;
  const before = await currentUser(ctx);
  if (before.version !== version) throw fail('changedMeanwhile');
  const isRenamed = changes.firstName !== before.firstName || changes.lastName !== before.lastName;
  // What a card has shown is changed by a card only, and a clinician keeps the name of the licence (decisions, Registration 11).
  if (isRenamed && isNameProven(before)) throw fail('provenByCard', { field: 'firstName' });
  if (isRenamed) await checkRenaming(ctx, before, body);
  const at = ctx.now().toISOString();
  const renamed = isRenamed ? { nameChangedAt: at, identityChangedAt: at } : {};
  const { user } = await changeCurrentUser(ctx, { before, changes: { ...changes, ...renamed } });
  if (isRenamed) traceIdentity(ctx, before, user);
  ctx.audited({ entity: 'user', id: user.userId, before: traced(before), after: traced(user) });
  return shownUser(user);
};

/** A name that is typed is asked with the password, and is never a colleague's: decisions show who made them by name. */
async function checkRenaming(ctx: SessionContext, before: User, body: BodyOf<Update>): Promise<void> {
  ctx.audited({ entity: 'user', id: before.userId });
  await checkOwnPassword(ctx, before, { password: body.currentPassword, field: 'currentPassword' });
  if (await isNameOfColleague(ctx.store, before, body)) throw fail('nameOfColleague', { field: 'firstName' });
}

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
