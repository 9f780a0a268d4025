import * as z from 'zod';
import { roles } from '../_field/roles.ts';
import { signInSteps } from '../_field/signInSteps.ts';

/**
 * The signed-in user as every screen knows it (REQ-MODEL-03), kept by the web app in local storage under `token`
 * (REQ-LOGIN-21). It never holds an Emirates ID or a regulator credential.
 */
export const sessionUser = z.strictObject({
  userId: z.string(),
  userName: z.string(),
  /** The person's name as screens and documents show it. */
  displayName: z.string(),
  roles: z.array(z.enum(roles)),
  facilityRoles: z.array(z.enum(roles)),
  /** Which of the roles end by themselves, and when; left out where there are none. */
  endingRoles: z.array(z.strictObject({ role: z.enum(roles), endsAt: z.iso.datetime() })).optional(),
  /** The regulator of the current facility or of the user: 1 HAAD, 2 DHA, 3 International, 4 MOHAP, 5 the portal itself. */
  regulatoryId: z.int().nullable(),
  specialty: z.string().nullable(),
  facilityId: z.string().nullable(),
  facilityName: z.string().nullable(),
  /** Null in a session that began before it was kept, too. */
  facilityNameArabic: z.string().nullable().default(null),
  facilityLicense: z.string().nullable(),
  /** The contract status of the facility, as `contractStatusOf` reads it. */
  providerStatus: z.string(),
  providerId: z.int().nullable(),
  providerCode: z.string().nullable(),
  providerMode: z.int().nullable(),
  providerNotes: z.string().nullable(),
  /** The facility's bank details are missing, and this session has not acknowledged that yet (ADR 0020). */
  isBankUpdateRequired: z.boolean(),
  hasDiseaseManagement: z.boolean(),
  clinicianName: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  payerId: z.int().nullable(),
  /** Where the login call wants the browser to go. */
  url: z.string(),
  /** ISO instant after which the session is not valid. */
  expires: z.iso.datetime(),
  isResetPasswordRequired: z.boolean(),
  /** Single-letter shortcuts, as the account has them: what a browser that knows nothing of its user begins with. */
  areShortcutsOn: z.boolean(),
  /** What is still asked before the wanted address, first things first. */
  pendingSteps: z.array(z.enum(signInSteps)),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The session user without the roles whose end has come. */
export function withoutEndedRoles(user: SessionUser, now: Date): SessionUser {
  const ending = user.endingRoles ?? [];
  const left = ending.filter(({ endsAt }) => endsAt > now.toISOString());
  if (left.length === ending.length) return user;
  const ended = ending.filter((each) => !left.includes(each)).map(({ role }) => role);
  return { ...user, endingRoles: left, roles: user.roles.filter((role) => !ended.includes(role)) };
}

/** When the first of the roles that end by themselves ends; null where none does. What is handed out must not outlive it. */
export const firstEndOf = ({ endingRoles = [] }: SessionUser): string | null =>
  endingRoles.map(({ endsAt }) => endsAt).sort()[0] ?? null;

/** What a successful sign-in answers: the session user and the bearer token that later calls send. */
export const signedInUser = sessionUser.extend({ accessToken: z.string() });
export type SignedInUser = z.infer<typeof signedInUser>;
