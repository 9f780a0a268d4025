import type { User } from './user.ts';

/** What every new account says of itself; the rest is asked for. */
const unknownYet = {
  nameChangedAt: null,
  emiratesIdClaim: null,
  identityChangedAt: null,
  wasEmiratesIdAsked: false,
  hasSecondFactor: false,
  identityProvenAt: null,
  passwordChangedAt: null,
  temporaryPasswordExpiresAt: null,
  agreementVersion: null,
  agreementAcceptedAt: null,
  areShortcutsOn: true,
  payerId: null,
  specialty: null,
  clinicianName: null,
  clinicianLicense: null,
  claimedLicense: null,
  licenseProvenAt: null,
  isLocked: false,
  access: 'open',
  accessDesk: null,
  accessReason: null,
  // Mails to the address have not been shown to arrive.
  isEmailConfirmationRequired: true,
  emailConfirmedAt: null,
  isResetPasswordRequired: false,
  addedBy: null,
  removal: null,
  version: 1,
} as const satisfies Partial<User>;

type Unknown = keyof typeof unknownYet | 'temporaryRoles' | 'roleGrants' | 'groupOwnerIds' | 'subGroupIds';

/** A new account: open, of unlimited rights in time, and with everything unknown that the caller does not give. */
export const newAccount = (given: Omit<User, Unknown> & Partial<Pick<User, Unknown>>): User => ({
  ...unknownYet,
  temporaryRoles: [],
  roleGrants: [],
  groupOwnerIds: [],
  subGroupIds: [],
  ...given,
});
