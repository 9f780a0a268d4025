import { agreementVersion } from '../../shared/account/licenseAgreement.ts';
import { hashPassword } from '../_data/user/password.ts';
import type { User } from '../_data/user/user.ts';
import { type AccountPlan, accountPlans, demoPassword, demoUserId } from './accounts.ts';
import { demoClinicians } from './clinicians.ts';
import { demoEmiratesId } from './emiratesIds.ts';

/** The number of password hashes that all accounts share, each with its own salt. One for each account would slow the first start. */
const distinctHashes = 6;

/** First and last name of a shown name: titles are not printed on an Emirates ID. */
function namesOf(displayName: string): { firstName: string; lastName: string } {
  const [, firstName = displayName, lastName = ''] =
    /^(Front desk), (.+)$/.exec(displayName) ?? /^(?:Dr\. )?(\S+) (.+)$/.exec(displayName) ?? [];
  return { firstName, lastName };
}

/** A clinician's own Emirates ID, by which the registry knows them; anybody else's is made up. */
function emiratesIdOf({ displayName, facilityIds }: AccountPlan, at: number): string {
  const own = demoClinicians.find((each) => each.facilityId === facilityIds[0] && each.fullName === displayName);
  return own?.emiratesId ?? demoEmiratesId(1980 + (at % 25), 4000 + at);
}

function userOf(plan: AccountPlan, at: number, passwordHash: string, createdAt: string): User {
  const clinician = demoClinicians.find(
    ({ facilityId, licenseNo }) => plan.facilityIds.includes(facilityId) && licenseNo === plan.clinicianLicense,
  );
  return {
    userId: demoUserId(plan),
    userName: plan.userName,
    email: plan.userName,
    ...namesOf(plan.displayName),
    nameChangedAt: null,
    emiratesIdClaim: null,
    identityChangedAt: null,
    isEmailConfirmationRequired: !plan.hasConfirmedEmail,
    emailConfirmedAt: null,
    identityProvenAt: null,
    mobileNumber: `+971-50-900-${String(1000 + at)}`,
    emiratesId: plan.hasEmiratesId ? emiratesIdOf(plan, at) : null,
    wasEmiratesIdAsked: false,
    hasSecondFactor: false,
    passwordHash,
    passwordChangedAt: null,
    temporaryPasswordExpiresAt: null,
    agreementVersion: plan.hasAcceptedAgreement ? agreementVersion : null,
    agreementAcceptedAt: plan.hasAcceptedAgreement ? createdAt : null,
    areShortcutsOn: true,
    roles: [...plan.roles],
    payerId: plan.payerId,
    regulatoryId: plan.regulatoryId,
    specialty: clinician?.specialty ?? null,
    clinicianName: clinician?.fullName ?? null,
    clinicianLicense: plan.clinicianLicense,
    claimedLicense: null,
    licenseProvenAt: clinician ? createdAt : null,
    facilityIds: [...plan.facilityIds],
    currentFacilityId: plan.facilityIds[0] ?? null,
    isLocked: plan.isLocked,
    access: plan.waitsFor ? 'waiting' : 'open',
    accessDesk: plan.waitsFor,
    accessReason: null,
    isResetPasswordRequired: plan.isResetPasswordRequired,
    temporaryRoles: [],
    roleGrants: [],
    groupOwnerIds: [],
    subGroupIds: [],
    addedBy: null,
    removal: null,
    createdAt,
    version: 1,
  };
}

/** The stored users of all accounts. */
export async function demoUsers(now: Date): Promise<User[]> {
  const hashes = await Promise.all(Array.from({ length: distinctHashes }, () => hashPassword(demoPassword)));
  return accountPlans.map((plan, at) => userOf(plan, at, hashes[at % hashes.length] ?? '', now.toISOString()));
}
