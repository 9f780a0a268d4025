import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import type { Facility } from '../facility/facility.ts';
import { pendingStepsOf } from './signInSteps.ts';
import { endingRolesOf, rolesAt } from './temporaryRoles.ts';
import type { User } from './user.ts';

const noContract = {
  facilityId: null,
  facilityName: null,
  facilityNameArabic: null,
  facilityLicense: null,
  providerStatus: '',
  providerId: null,
  providerCode: null,
  providerMode: null,
  providerNotes: null,
  isBankUpdateRequired: false,
  hasDiseaseManagement: false,
} as const;

const facilityPart = (facility: Facility) => ({
  facilityId: facility.facilityId,
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
  providerStatus: facility.providerStatus,
  providerId: facility.providerId,
  providerCode: facility.providerCode,
  providerMode: facility.providerMode,
  providerNotes: facility.providerNotes,
  isBankUpdateRequired: facility.isBankUpdateRequired,
  hasDiseaseManagement: facility.hasDiseaseManagement,
});

/** The session user (REQ-MODEL-03): the person's own fields, and the fields of the facility where they work now. */
export function sessionUserOf(
  user: User,
  facility: Facility | null,
  session: { url: string; expiresAt: Date; now: Date },
): SessionUser {
  const roles = rolesAt(user, session.now);
  const endingRoles = endingRolesOf(user, session.now);
  return {
    userId: user.userId,
    userName: user.userName,
    displayName: displayNameOf(user),
    roles,
    ...(endingRoles.length > 0 && { endingRoles }),
    facilityRoles: facility?.facilityRoles ?? [],
    regulatoryId: facility?.regulatoryId ?? user.regulatoryId,
    specialty: user.specialty,
    ...(facility ? facilityPart(facility) : noContract),
    clinicianName: user.clinicianName,
    clinicianLicense: user.clinicianLicense,
    payerId: user.payerId,
    url: session.url,
    expires: session.expiresAt.toISOString(),
    isResetPasswordRequired: user.isResetPasswordRequired,
    areShortcutsOn: user.areShortcutsOn,
    pendingSteps: pendingStepsOf({ ...user, roles }, facility),
  };
}
