import * as z from 'zod';
import { groupTypes } from '../_field/lookupLists/portal.ts';
import {
  contactProblem,
  duplicateField,
  duplicateTexts,
  facilitiesFieldOf,
  hasRepeated,
  isRequestEmail,
  requestTexts,
} from './requestRules.ts';

/** The most users of one request, and of one sheet. */
export const mostRequestUsers = 100;

const needed = (most: number) => z.string().trim().min(1, requestTexts.mandatory).max(most);
const email = z
  .string()
  .trim()
  .min(1, { error: requestTexts.mandatory, abort: true })
  .max(254)
  .refine(isRequestEmail, requestTexts.email);
const license = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, requestTexts.license);
const groupIds = z.array(z.int().positive()).max(50).default([]);

const userFields = z.strictObject({
  userName: needed(100),
  emailId: email,
  /** A number of the claim dashboard's access types. */
  accessType: z.enum(groupTypes, requestTexts.mandatory),
  groups: groupIds,
  subGroups: groupIds,
  facilityLicenses: z.array(license).max(50).default([]),
});
type UserFields = z.output<typeof userFields>;

/** What the field of the access type lacks; null where it is well. */
function facilitiesProblem(user: UserFields): { field: keyof UserFields; message: string } | null {
  const field = facilitiesFieldOf(user.accessType);
  if (field === null || user[field].length === 0) {
    return { field: field ?? 'accessType', message: requestTexts.mandatory };
  }
  if (field !== 'facilityLicenses') return null;
  if (hasRepeated(user.facilityLicenses)) return { field, message: duplicateTexts.facilityLicenses };
  const isOne = user.accessType !== groupTypes.Single || user.facilityLicenses.length === 1;
  return isOne ? null : { field, message: requestTexts.oneLicense };
}

/** A user for whom the claim dashboard is asked. Only the field of the access type counts; the others are emptied. */
export const requestUser = userFields
  .superRefine((user, ctx) => {
    const problem = facilitiesProblem(user);
    if (problem) ctx.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  })
  .transform((user) => {
    const field = facilitiesFieldOf(user.accessType);
    const none = { groups: [], subGroups: [], facilityLicenses: [] };
    return field ? { ...user, ...none, [field]: user[field] } : user;
  });
export type RequestUser = z.output<typeof requestUser>;

/** Who answers for the request. */
export const signatoryForm = z.strictObject({
  requesterName: needed(100),
  title: needed(100),
  emailId: email,
  contactNumber: z
    .string()
    .trim()
    .min(1, requestTexts.mandatory)
    .max(30)
    .superRefine((text, ctx) => {
      const message = text && contactProblem(text);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  comments: z.string().trim().max(1000).default(''),
});

/** All users of a request: none of them may ask twice for the same. */
export const requestUsers = z
  .array(requestUser)
  .min(1, requestTexts.notComplete)
  .max(mostRequestUsers)
  .superRefine((users, ctx) => {
    for (const [at, user] of users.entries()) {
      const field = duplicateField(user, users.slice(0, at));
      if (field) ctx.addIssue({ code: 'custom', path: [at, field], message: duplicateTexts[field] });
    }
  });
