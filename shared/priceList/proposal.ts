import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { waitingChange } from '../_parts/approval.ts';
import { railLimits } from '../_parts/versionedList/guardRails.ts';
import { versionStates } from '../_parts/versionedList/versionModel.ts';

/** What a proposal does to a line, in the order in which they are looked at: what costs the insurer more comes first. */
export const lineGroups = ['raised', 'new', 'lowered', 'removed', 'other'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** Where a proposal stands. `accepted` became a version of the price list with the lines that were accepted, `refused` has none. */
export const proposalStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;

/** A proposal holds from a day at most so many days ahead. */
export const mostProposedDays = 366;
/** So many lines are decided by their codes at a time: a page of them. */
export const mostLinesAtOnce = 100;

/** Raises up to this percentage may be accepted as a group that names its count; larger ones and new lines only as they were listed. */
export const mostGroupedRaise = railLimits.priceMove * 100;

/** By how many percent a price moves, with one decimal; null where there is none before. */
export const percentOf = (beforeFils: number | null, afterFils: number | null): number | null =>
  beforeFils === null || afterFils === null || beforeFils === 0
    ? null
    : Math.round(((afterFils - beforeFils) / beforeFils) * 1000) / 10;

const fils = z.int().nullable();

/** A line that a proposal changes, beside the list that it would follow. */
export const proposedLine = z.strictObject({
  code: z.string(),
  description: z.string(),
  group: z.enum(lineGroups),
  /** The agreed prices; null in a list without the line. */
  beforeFils: fils,
  afterFils: fils,
  percent: z.number().nullable(),
  /** The other columns in which the line differs. */
  columns: z.array(z.string()),
  /** The list in force has changed this line since the proposal was made. */
  isConflict: z.boolean(),
  /** The portal's list of codes does not have it. */
  isUnknown: z.boolean(),
});
export type ProposedLine = z.infer<typeof proposedLine>;

/** What was decided about a line, by whom. */
export const lineDecision = z.strictObject({
  isAccepted: z.boolean(),
  reason: z.string().nullable(),
  byName: z.string(),
  at: z.iso.datetime(),
});
export type LineDecision = z.infer<typeof lineDecision>;

/** A line as it is listed; the provider reads decisions once the whole is decided. */
export const shownLine = proposedLine.extend({ decision: lineDecision.nullable() });
export type ShownLine = z.infer<typeof shownLine>;

/** Lines of one group, of the raised ones those up to a percentage. */
export const lineFilter = z.strictObject({
  group: z.enum(lineGroups),
  mostPercent: z.number().positive().max(100_000).nullable(),
});
export type LineFilter = z.infer<typeof lineFilter>;

export const isInFilter = ({ group, mostPercent }: LineFilter, line: ProposedLine): boolean =>
  line.group === group && (mostPercent === null || (line.percent !== null && line.percent <= mostPercent));

/** Whether an insurer's person must have had the line before them to accept it: it costs more than any group says. */
export const mustBeListed = ({ group, percent }: ProposedLine): boolean =>
  group === 'new' || (group === 'raised' && (percent === null || percent > mostGroupedRaise));

/** What is remarkable about a proposal as a whole. The reviewer sees it, and says why the proposal is taken nevertheless. */
export const proposalWarning = z.discriminatedUnion('rule', [
  /** Most changed prices have moved by the same factor: a multiplier went over the sheet. */
  z.strictObject({ rule: z.literal('sameFactor'), factor: z.number(), count: z.int(), of: z.int() }),
  /** Prices that move by more than 30 %. */
  z.strictObject({ rule: z.literal('farPrices'), count: z.int(), of: z.int() }),
  /** New lines whose codes the portal does not know. */
  z.strictObject({ rule: z.literal('unknownCodes'), count: z.int(), of: z.int() }),
  /** Lines that the insurer has changed since the proposal was made. */
  z.strictObject({ rule: z.literal('conflicts'), count: z.int(), of: z.int() }),
]);
export type ProposalWarning = z.infer<typeof proposalWarning>;

const counts = z.strictObject({
  raised: z.int(),
  new: z.int(),
  lowered: z.int(),
  removed: z.int(),
  other: z.int(),
});
export type LineCounts = z.infer<typeof counts>;

/** What a comparison has found of the whole. */
export const proposalFindings = z.strictObject({
  counts,
  /** The sums of what prices rise and fall by, each line once: nobody knows here how often a service is billed. */
  raisedFils: z.int(),
  loweredFils: z.int(),
  /** The rise or fall of all lines that both lists have, in percent of their sum. */
  percent: z.number().nullable(),
  warnings: z.array(proposalWarning),
});
export type ProposalFindings = z.infer<typeof proposalFindings>;

/** How many of the lines were decided. */
export const lineTally = z.strictObject({ accepted: z.int(), refused: z.int(), undecided: z.int() });
export type LineTally = z.infer<typeof lineTally>;

/** A proposal as both sides see it. */
export const priceProposal = z.strictObject({
  proposalId: recordId,
  payerId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityLicense: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  state: z.enum(proposalStates),
  effectiveOn: z.iso.date(),
  fileName: z.string(),
  fileHash: z.string(),
  rows: z.int(),
  made: waitingChange,
  /** The number of the version that it is compared with; null where no prices are agreed yet. */
  comparedWith: z.int().nullable(),
  /** The number of the version that it was compared with before the list has changed; null where it has not. */
  comparedBefore: z.int().nullable(),
  /** The list has changed since it was compared: nothing is decided before it is compared again. */
  isOutdated: z.boolean(),
  findings: proposalFindings,
  /** It ended so long ago that its lines and what was decided about them were removed. */
  areLinesRemoved: z.boolean(),
  /** Null for the provider while the insurer is at work. */
  tally: lineTally.nullable(),
  ended: z.strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable() }).nullable(),
  /** The version that the accepted lines became. */
  version: z
    .strictObject({
      versionId: recordId,
      number: z.int(),
      state: z.enum(versionStates),
      holdsFromAt: z.iso.datetime().nullable(),
      /** Why the second person refused it. */
      reason: z.string().nullable(),
    })
    .nullable(),
  edition: z.int().positive(),
});
export type PriceProposal = z.infer<typeof priceProposal>;

/** A row of the lists of proposals. */
export const proposalRow = priceProposal
  .pick({
    proposalId: true,
    payerId: true,
    payerName: true,
    payerNameArabic: true,
    facilityLicense: true,
    facilityName: true,
    facilityNameArabic: true,
    state: true,
    effectiveOn: true,
  })
  .extend({ counts, madeAt: z.iso.datetime(), makerName: z.string() });
export type ProposalRow = z.infer<typeof proposalRow>;
