import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { isInternationalMobile } from '../_field/mobile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { filterName, savedFilter, tableKey } from '../_field/savedFilter.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';
import { newPassword, passwordsNotMatching, personName } from '../account/registrationForm.ts';

/** The change-password form: the current password, and the new one twice. */
export const changePasswordForm = z
  .strictObject({
    currentPassword: z.string().min(1, sentence('passwordMissing', 'Password is required.')).max(256),
    newPassword,
    confirmPassword: z.string().max(128),
  })
  .refine((form) => form.confirmPassword === form.newPassword, {
    ...keyedMessage('mismatchedPasswords', passwordsNotMatching),
    path: ['confirmPassword'],
  });
export type ChangePasswordForm = z.input<typeof changePasswordForm>;

/** What a user sees and changes of themselves. The Emirates ID shows its last four digits only. */
export const userDetails = z.strictObject({
  userId: z.string(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobileNumber: z.string().nullable(),
  emiratesIdEnding: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  specialty: z.string().nullable(),
  areShortcutsOn: z.boolean(),
  /** What was proven, and when: name and Emirates ID by a card, the licence by a register or an administrator, the address by a code. */
  identityProvenAt: z.iso.datetime().nullable(),
  licenseProvenAt: z.iso.datetime().nullable(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  /** A licence that waits for the portal's administrators. */
  claimedLicense: z.string().nullable(),
  version: z.int(),
});

export const userDetailsForm = z.strictObject({
  firstName: personName(sentence('firstNameMissing', 'First name is required.')),
  lastName: personName(sentence('lastNameMissing', 'Last name is required.')),
  mobileNumber: z
    .string()
    .refine(
      isInternationalMobile,
      keyedMessage('invalidMobileNumber', sentence('invalidMobileNumber', 'Mobile number is invalid.')),
    )
    .nullable(),
  areShortcutsOn: z.boolean(),
  version: z.int(),
  /** Asked for another name only. */
  currentPassword: z.string().max(256).default(''),
});
export type UserDetailsForm = z.input<typeof userDetailsForm>;

/** The connection of a facility to its regulator. The password is never answered, the user name is masked. */
export const regulatoryDetails = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityLicense: z.string(),
  regulatorId: z.int(),
  regulatorName: z.string(),
  /** Null until credentials are stored. */
  maskedUsername: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type RegulatoryDetails = z.infer<typeof regulatoryDetails>;

export const regulatoryDetailsForm = z.strictObject({
  facilityId: z.string().max(40),
  regulatorUsername: z
    .string()
    .trim()
    .min(1, sentence('regulatorUsernameMissing', 'Regulator Username is required.'))
    .max(100),
  regulatorPassword: z
    .string()
    .min(1, sentence('regulatorPasswordMissing', 'Regulator Password is required.'))
    .max(200),
  version: z.int().default(0),
});

/** One of the caller's sessions, for the list in account settings. */
export const activeSession = z.strictObject({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  sourceIp: z.string(),
});
export type ActiveSession = z.infer<typeof activeSession>;

const administrators = ['ProviderAdmin', 'FacilityGroupAdmin', 'SuperAdmin'] as const;

export const manageApi = area('manage', {
  changePassword: endpoint({
    method: 'POST',
    path: '/api/manage/changepassword',
    summary: "Change one's own password; all other sessions end",
    access: ['Standard'],
    body: changePasswordForm,
    answer: z.null(),
    audit: 'user.changePassword',
    isBeforeSignInSteps: true,
    requirements: ['REQ-PWD-14', 'REQ-PWD-15'],
  }),
  resetUserPassword: endpoint({
    method: 'POST',
    path: '/api/manage/resetuserpassword',
    summary: 'Give a user of the own facilities a temporary password, valid once and for 24 hours',
    access: moduleAccess.users,
    body: z.strictObject({ userId: z.string().max(40) }),
    answer: z.strictObject({ temporaryPassword: z.string(), expiresAt: z.iso.datetime() }),
    audit: 'user.resetPassword',
    requirements: ['REQ-USERS-20'],
  }),
  getUserDetails: endpoint({
    method: 'GET',
    path: '/api/manage/getuserdetails',
    summary: "The caller's own details",
    access: ['Standard'],
    answer: userDetails,
    requirements: ['REQ-PROFILE-31'],
  }),
  updateUserDetails: endpoint({
    method: 'POST',
    path: '/api/manage/updateuserdetails',
    summary: "Change one's own details",
    access: ['Standard'],
    body: userDetailsForm,
    answer: userDetails,
    audit: 'user.updateDetails',
    requirements: ['REQ-PROFILE-28', 'REQ-MODEL-12'],
  }),
  proveIdentity: endpoint({
    method: 'POST',
    path: '/api/manage/proveidentity',
    summary: "Take one's own name and Emirates ID from a verified card reading",
    access: ['Standard'],
    body: z.strictObject({ cardReadId: z.string().min(1).max(100), version: z.int() }),
    answer: userDetails,
    audit: 'user.proveIdentity',
    requirements: [],
  }),
  getRegulatoryDetails: endpoint({
    method: 'GET',
    path: '/api/manage/getregulatorydetails',
    summary: "The regulator connections of the caller's facilities, without secrets",
    access: ['Standard'],
    answer: z.array(regulatoryDetails),
    requirements: ['REQ-PROFILE-30'],
  }),
  addRegulatoryDetails: endpoint({
    method: 'POST',
    path: '/api/manage/addregulatorydetails',
    summary: 'Store the regulator credentials of a facility that has none; they are tested first',
    access: administrators,
    body: regulatoryDetailsForm,
    answer: regulatoryDetails,
    audit: 'facility.addRegulatoryDetails',
    requirements: ['REQ-PROFILE-29', 'REQ-MODEL-12'],
  }),
  changeRegulatoryDetails: endpoint({
    method: 'POST',
    path: '/api/manage/changeregulatorydetails',
    summary: 'Replace the regulator credentials of a facility; they are tested first',
    access: administrators,
    body: regulatoryDetailsForm,
    answer: regulatoryDetails,
    audit: 'facility.changeRegulatoryDetails',
    requirements: ['REQ-PROFILE-27', 'REQ-MODEL-12'],
  }),
  getSessions: endpoint({
    method: 'GET',
    path: '/api/manage/getsessions',
    summary: "The caller's active sessions, the one used last first",
    access: ['Standard'],
    query: z.strictObject(pageFields),
    answer: pageOf(activeSession),
    requirements: ['REQ-PROFILE-26'],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/manage/endsessions',
    summary: "End one of the caller's other sessions, or all of them",
    access: ['Standard'],
    body: z.strictObject({ sessionId: z.string().max(100).optional() }),
    answer: z.strictObject({ ended: z.int() }),
    audit: 'user.endSessions',
    requirements: ['REQ-PROFILE-26'],
  }),
  getSavedFilters: endpoint({
    method: 'GET',
    path: '/api/manage/getsavedfilters',
    summary: 'The filters that the caller has saved for a table, by name',
    access: ['Standard'],
    query: z.strictObject({ table: tableKey }),
    answer: z.array(savedFilter),
    requirements: [],
  }),
  saveFilter: endpoint({
    method: 'POST',
    path: '/api/manage/savefilter',
    summary: 'Save the filters of a table under a name, replacing earlier filters of that name; at most 20 for a table',
    access: ['Standard'],
    body: z.strictObject({ table: tableKey, ...savedFilter.shape }),
    answer: z.null(),
    requirements: [],
  }),
  deleteFilter: endpoint({
    method: 'POST',
    path: '/api/manage/deletefilter',
    summary: 'Delete a saved filter',
    access: ['Standard'],
    body: z.strictObject({ table: tableKey, name: filterName }),
    answer: z.null(),
    requirements: [],
  }),
});
