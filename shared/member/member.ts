import * as z from 'zod';
import { isCardNumber } from '../_field/cardNumber.ts';

export const genders = ['female', 'male', 'unknown'] as const;
export const memberRelations = ['principal', 'spouse', 'child', 'parent', 'other'] as const;

/** The number on a payer's card, by which requests ask: what the register keeps can be asked for. */
export const isMemberId = (text: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9/._-]{1,29}$/.test(text) && isCardNumber(text);

/** A person covered by a payer, as stored in the payer's register. Dates are ISO. */
export const member = z.strictObject({
  /** The number on the payer's card, which names the member within the payer. */
  memberId: z.string(),
  /** Fifteen digits; null for a newborn without an Emirates ID. */
  emiratesId: z.string().nullable(),
  fullName: z.string(),
  fullNameArabic: z.string().nullable(),
  bornOn: z.string(),
  gender: z.enum(genders),
  relation: z.enum(memberRelations),
});
export type Member = z.infer<typeof member>;

export const gatekeepings = ['required', 'none'] as const;

/** One cover of a member. */
export const memberCoverage = z.strictObject({
  policyNumber: z.string(),
  planName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** From this day on it does not hold any more. */
  cancelledOn: z.string().nullable(),
  coPaymentPercent: z.number().nullable(),
  coPaymentFils: z.int().nullable(),
  /** The network of providers; left out where the payer does not say. */
  networkName: z.string().optional(),
  /** Whether a referral by primary care comes first; left out where the payer does not say. */
  gatekeeping: z.enum(gatekeepings).optional(),
});
export type MemberCoverage = z.infer<typeof memberCoverage>;
