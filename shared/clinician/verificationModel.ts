import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';

/**
 * How a comparison with the regulator's list ended. `matches`: everything is as the list says; `differs`: licence, person and validity
 * are proven, and something else is written otherwise; `fails`: one of these is not proven; `notListed`: the list does not have the
 * licence; `unanswered`: the regulator said nothing that can be understood, which proves nothing either way.
 */
export const checkOutcomes = ['matches', 'differs', 'fails', 'notListed', 'unanswered'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

/** What is compared; the first five have to be right before anybody is marked verified. */
export const comparedFields = [
  'licenseNo',
  'emiratesId',
  'status',
  'validFrom',
  'validTo',
  'fullName',
  'specialty',
  'facilityLicense',
] as const;

/** One field on both sides. Emirates IDs are shown by their last four digits. */
export const comparison = z.strictObject({
  field: z.enum(comparedFields),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** `notGiven`: one side does not say it. */
  result: z.enum(['same', 'different', 'notGiven']),
});
export type Comparison = z.infer<typeof comparison>;

/** What somebody did with a comparison: the clinician is verified until a day. */
export const verificationMark = z.strictObject({
  at: z.iso.datetime(),
  byName: z.string(),
  until: z.iso.date(),
  note: z.string().nullable(),
});

/** A comparison with the regulator's list, as it is kept: who asked, when, and what was answered. */
export const clinicianCheck = z.strictObject({
  checkId: recordId,
  checkedAt: z.iso.datetime(),
  checkedByName: z.string(),
  regulatorId: z.int(),
  outcome: z.enum(checkOutcomes),
  comparisons: z.array(comparison).max(comparedFields.length),
  /** The SHA-256 of the answer as it came; null without one. */
  answerHash: z.string().nullable(),
  /** The last day until which it can verify; null where it cannot. */
  latestUntil: z.iso.date().nullable(),
  /** The clinician can be marked verified by it now: it is the newest, a day old at most, and nothing was changed since. */
  canMark: z.boolean(),
  marked: verificationMark.nullable(),
});
export type ClinicianCheck = z.infer<typeof clinicianCheck>;
