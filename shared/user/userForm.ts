import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { isEmailOrEmpty } from '../_field/email.ts';
import { isInternationalMobile } from '../_field/mobile.ts';
import { roles } from '../_field/roles.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';
import { personName } from '../account/registrationForm.ts';

/** The most facilities of one user: as many as their page lists. */
const mostFacilities = 50;

/** The id of a user, as calls name it. */
export const userId = z.string().min(1).max(40);

const facilityIds = z.array(z.string().min(1).max(40)).max(mostFacilities);
/** A new account and the counts of what it uses are one transaction. */
const groupIds = z.array(z.int()).max(20);

const mobileNumber = z
  .string()
  .refine(
    isInternationalMobile,
    keyedMessage('invalidMobileNumber', sentence('invalidMobileNumber', 'Mobile number is invalid.')),
  )
  .nullable();

/** What an administrator types of a person. */
const personFields = {
  firstName: personName(sentence('firstNameMissing', 'First name is required.')),
  lastName: personName(sentence('lastNameMissing', 'Last name is required.')),
  mobileNumber: mobileNumber.default(null),
  /** Fifteen digits. Null leaves one that is there as it is. */
  emiratesId: emiratesIdField.nullable().default(null),
  facilityIds,
};

/** A new user. The user name is an e-mail address, to which the invitation goes. */
export const newUserForm = z.strictObject({
  userName: z
    .string()
    .trim()
    .min(1, sentence('emailMissing', 'Email is required.'))
    .max(254)
    .refine(isEmailOrEmpty, keyedMessage('invalidEmail', sentence('invalidEmail', 'Email is invalid.'))),
  ...personFields,
  roles: z.array(z.enum(roles)).min(1, sentence('user:rolesMissing', 'Choose at least one role.')).max(roles.length),
  groupOwnerIds: groupIds.default([]),
  subGroupIds: groupIds.default([]),
  clinicianLicense: z.string().trim().min(1).max(30).nullable().default(null),
});
export type NewUserForm = z.output<typeof newUserForm>;

/** What an administrator changes of a user; roles, groups and licence have calls of their own. */
export const userForm = z.strictObject({ ...personFields, version: z.int() });
export type UserForm = z.output<typeof userForm>;
