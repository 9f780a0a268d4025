import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { movesOf, statesOf } from '../_parts/life.ts';
import { regulatorWord } from '../_parts/regulatorWord.ts';
import { timelineEventOf } from '../_parts/timeline.ts';
import { claimDialects } from './claim.ts';
import { claimFinding } from './claimFinding.ts';
import { claimShape } from './claimShape.ts';
import { claimLife } from './life.ts';
import { acceptedRepair, offeredRepair } from './repairs/claimRepair.ts';
import { claimFamilies } from './rules/rule.ts';

/** A claim as lists show it. Amounts are fils; null where the claim does not say them. */
export const claimRow = z.strictObject({
  claimId: recordId,
  /** Over which a claim is changed, moved or sent. */
  version: z.int().positive(),
  /** The provider's number, by which the payer and the post office know the claim. */
  claimNumber: z.string(),
  state: z.enum(statesOf(claimLife)),
  /** The first day of care in the Emirates; the day on which the claim was made where it says none. */
  serviceDate: z.iso.date(),
  patientName: z.string().nullable(),
  /** The number of the patient's file at the facility. */
  patientFile: z.string().nullable(),
  /** The regulators' code of the payer, and its name where the portal knows it. */
  payerCode: z.string().nullable(),
  payerName: z.string().nullable(),
  payerNameArabic: z.string().nullable(),
  grossFils: z.int().nullable(),
  patientShareFils: z.int().nullable(),
  netFils: z.int().nullable(),
  /** How many findings keep it from being sent, and how many a person should look at, when it was changed last. */
  blocking: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  /** The facility's own words, in the order in which they were given. */
  tags: z.array(z.string()),
});
export type ClaimRow = z.infer<typeof claimRow>;

export const claimEvent = timelineEventOf(['make', 'change', 'repair', 'undoRepair', 'tag', ...movesOf(claimLife)]);
export type ClaimEvent = z.infer<typeof claimEvent>;

/** What the regulator said of a claim when it was sent last; `line` is the id of the line that it names. */
export const claimRegulatorFinding = regulatorWord.extend({ line: z.string().nullable() });
export type ClaimRegulatorFinding = z.infer<typeof claimRegulatorFinding>;

/** `queued`: the post office surely does not have the file; `unknown`: it may have it, and is asked again. */
export const claimTransmissions = ['queued', 'unknown', 'accepted', 'rejected'] as const;

/** The file in which a claim was sent last. */
export const claimSending = z.strictObject({
  batchId: recordId,
  fileName: z.string(),
  /** The regulators' code of the payer to whom it goes. */
  receiverId: z.string(),
  madeAt: z.iso.datetime(),
  /** How many claims stand in it. */
  claims: z.int().positive(),
  transmission: z.enum(claimTransmissions),
});
export type ClaimSending = z.infer<typeof claimSending>;

/** A file of claims to one payer, as lists show it. */
export const claimBatchRow = claimSending.extend({
  /** The payer's name where the portal knew it. */
  payerName: z.string().nullable(),
  payerNameArabic: z.string().nullable(),
  /** Who sent it; null for a file that an earlier release sent. */
  sentByName: z.string().nullable(),
});
export type ClaimBatchRow = z.infer<typeof claimBatchRow>;

/** The same with its claims as they are today; one that was thrown away since is left out. */
export const claimBatchRecord = claimBatchRow.extend({
  holds: z.array(
    claimRow.extend({
      /** It stands in a later file. */
      isSentAgain: z.boolean(),
    }),
  ),
});
export type ClaimBatchRecord = z.infer<typeof claimBatchRecord>;

/** A whole claim, judged by the rules of today. */
export const claimRecord = claimRow.extend({
  dialect: z.enum(claimDialects),
  claim: claimShape,
  findings: z.array(claimFinding),
  /** The version of the rules that judged the claim when it was read. */
  rulesVersion: z.string(),
  /** By what the claim was not compared, or not wholly, when it was read. */
  notChecked: z.array(z.enum(claimFamilies)),
  /** What the rules would have otherwise, where there is one way only; none for a claim that is no draft. */
  repairs: z.array(offeredRepair),
  /** The repair that can be undone next. */
  repaired: acceptedRepair.nullable(),
  regulatorFindings: z.array(claimRegulatorFinding),
  /** Null for a claim that was never sent. */
  sending: claimSending.nullable(),
  stateSince: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  madeByName: z.string(),
  events: z.array(claimEvent),
  moves: z.array(z.enum(movesOf(claimLife))),
});
export type ClaimRecord = z.infer<typeof claimRecord>;
