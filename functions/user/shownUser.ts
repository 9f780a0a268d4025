import { displayNameOf } from '../../shared/_field/displayName.ts';
import type { UserFacility, UserRecord, UserRow, UserState } from '../../shared/user/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { isUnused, type LastSignIn, lastSignInsOf, readLastSignIn } from '../_data/user/lastSignIn.ts';
import { shownNumberOf } from '../_data/user/personNumbers.ts';
import { rolesAt } from '../_data/user/temporaryRoles.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { mayActAs } from '../_parts/mayActOn.ts';
import { ownersOf, subGroupsOf } from './groups.ts';
import { ownFacilityIds } from './ownPeople.ts';

/** For so long everybody who may remove a user may undo it. */
export const undoMs = 600_000;

const stateOf = ({ access, isLocked }: User, isNotUsed: boolean): UserState =>
  access === 'open' && (isLocked || isNotUsed) ? 'locked' : access;

const rowOf = (user: User, last: LastSignIn | null, now: Date): UserRow => ({
  id: user.userId,
  username: user.userName,
  fullName: displayNameOf(user),
  state: stateOf(user, isUnused(user, last, now)),
  roles: rolesAt(user, now),
  clinicianLicense: user.clinicianLicense,
  lastSignInOn: last?.signedInOn ?? null,
});

/** Users as lists show them. */
export async function rowsOf({ store, now }: SessionContext, users: readonly User[]): Promise<UserRow[]> {
  const ids = users.map(({ userId }) => userId);
  const last = await lastSignInsOf(store, ids);
  return users.map((user) => rowOf(user, last.get(user.userId) ?? null, now()));
}

/** A facility as it stands with a user. */
export const facilityOf = (facility: Facility): UserFacility => ({
  facilityId: facility.facilityId,
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
});

async function facilitiesOf(ctx: SessionContext, caller: User, user: User): Promise<UserRecord['facilities']> {
  const own = ownFacilityIds(ctx, caller);
  const known = user.facilityIds.filter((id) => own === null || own.includes(id));
  const facilities = await Promise.all(known.map((id) => getFacility(ctx.store, id)));
  return facilities.filter((facility) => facility !== null).map(facilityOf);
}

const removalOf = ({ removal }: User): UserRecord['removal'] =>
  removal && {
    at: removal.at,
    byName: removal.byName,
    undoUntil: new Date(Date.parse(removal.at) + undoMs).toISOString(),
  };

/** A user as those see them who administer them: facilities of others are left out. */
export async function recordOf(ctx: SessionContext, caller: User, user: User): Promise<UserRecord> {
  const isOwn = isSamePerson(caller, user);
  const last = await readLastSignIn(ctx.store, user.userId);
  return {
    ...rowOf(user, last, ctx.now()),
    isUnused: isUnused(user, last, ctx.now()),
    firstName: user.firstName,
    lastName: user.lastName,
    mobileNumber: user.mobileNumber,
    emiratesIdEnding: shownNumberOf(user)?.slice(-4) ?? null,
    isEmiratesIdTyped: user.emiratesIdClaim !== null,
    identityProvenAt: user.identityProvenAt,
    licenseProvenAt: user.licenseProvenAt,
    emailConfirmedAt: user.emailConfirmedAt,
    facilities: await facilitiesOf(ctx, caller, user),
    groupOwners: await ownersOf(ctx, user),
    subGroups: await subGroupsOf(ctx, user),
    hasSecondFactor: user.hasSecondFactor,
    isResetPasswordRequired: user.isResetPasswordRequired,
    createdAt: user.createdAt,
    removal: removalOf(user),
    isChangeable: !isOwn && mayActAs(caller, user, ctx.now()),
    isOwn,
    version: user.version,
  };
}
