import { emiratesIdDigits, isEmiratesIdPlaceholder } from '../../_field/emiratesId.ts';
import type { Claim, ClaimActivity } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { type ApprovalRecord, type ApprovedLine, approvalNumberOf, type ClaimRecords } from './claimRecords.ts';

/** Why a line is not covered by the approval that it names; the first of them counts. */
export type ApprovalFault =
  | 'notFound'
  | 'notGranted'
  | 'otherPayer'
  | 'otherPatient'
  | 'otherCode'
  | 'otherDay'
  | 'quantity'
  | 'amount';

export interface FaultOfLine {
  readonly fault: ApprovalFault;
  /** Whether the approvals in question were loaded by the insurer. */
  readonly isOfInsurer: boolean;
  /** What was claimed, and what was approved of it: a quantity, or fils. */
  readonly claimed?: number;
  readonly approved?: number;
}

const textOf = (text: string | null): string => text?.trim().toUpperCase() ?? '';
const isSameText = (one: string | null, other: string | null): boolean =>
  textOf(one) !== '' && textOf(one) === textOf(other);

const personOf = (emiratesId: string | null): string | null =>
  emiratesId === null || isEmiratesIdPlaceholder(emiratesId) ? null : emiratesIdDigits(emiratesId);

/** Whether an approval is of the claim's patient. Only two Emirates IDs show that it is another's: a card is written in more ways than one. */
export function isOfPatient({ emiratesId, memberId }: Claim, approval: ApprovalRecord): boolean | 'unknown' {
  const [claimed, approved] = [personOf(emiratesId), personOf(approval.emiratesId)];
  if (claimed !== null && approved !== null) return claimed === approved;
  return isSameText(memberId, approval.cardNumber) || 'unknown';
}

const isOfCode = (line: ClaimActivity, { type, code }: ApprovedLine): boolean =>
  code === null || (isSameText(line.code, code) && (type === null || line.type === null || type === line.type));

const isOnDay = (day: string | null, { validFrom, validTo }: ApprovedLine): boolean =>
  day === null || ((validFrom === null || validFrom <= day) && (validTo === null || day <= validTo));

/** The sum of what is known; null where one of them is not. */
function sumOf(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  // Quantities have four decimals.
  return Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 10_000) / 10_000;
}

/** The sum of what lines claim: a line that does not say it claims nothing yet. */
const claimedOf = (lines: readonly ClaimActivity[], of: (line: ClaimActivity) => number | null): number =>
  sumOf(lines.map((line) => of(line) ?? 0)) ?? 0;

/** All lines of the patient's claims that name an approval. */
const naming = (number: string, claim: Claim, { others }: ClaimRecords): readonly ClaimActivity[] =>
  [claim, ...others.claims].flatMap(({ activities }) => activities.filter((line) => approvalNumberOf(line) === number));

/** What is claimed beyond what was approved of this line, in all claims that name the approval. */
function excessOf(
  line: ClaimActivity,
  granted: { readonly lines: readonly ApprovedLine[]; readonly limitFils: number | null },
  all: readonly ClaimActivity[],
): Pick<FaultOfLine, 'fault' | 'claimed' | 'approved'> | null {
  const isNamed = granted.lines.every(({ code }) => code !== null);
  const same = isNamed ? all.filter((each) => granted.lines.some((of) => isOfCode(each, of))) : all;
  const quantity = sumOf(granted.lines.map((each) => each.quantity));
  const claimed = claimedOf(same, (each) => each.quantity);
  if (line.quantity !== null && quantity !== null && claimed > quantity)
    return { fault: 'quantity', claimed, approved: quantity };
  const bounds = [
    [claimedOf(same, (each) => each.netFils), sumOf(granted.lines.map((each) => each.netFils))],
    [claimedOf(all, (each) => each.netFils), granted.limitFils],
  ] as const;
  const over = bounds.find(([net, most]) => most !== null && net > most);
  return over && line.netFils ? { fault: 'amount', claimed: over[0], approved: over[1] ?? 0 } : null;
}

/** The first thing that is wrong with a line and the approval that it names; null for one that names none, or none that was looked for. */
export function approvalFault(line: ClaimActivity, claim: Claim, records: ClaimRecords): FaultOfLine | null {
  const number = approvalNumberOf(line);
  if (number === null || !records.approvals.asked.includes(number)) return null;
  let left = records.approvals.found.filter((each) => each.number === number);
  if (left.length === 0) return { fault: 'notFound', isOfInsurer: false };
  const narrowings: readonly (readonly [ApprovalFault, (each: ApprovalRecord) => boolean])[] = [
    ['otherPayer', ({ payerCode }) => claim.payerId === null || isSameText(claim.payerId, payerCode)],
    ['otherPatient', (each) => isOfPatient(claim, each) !== false],
    ['notGranted', ({ isGranted }) => isGranted],
    ['otherCode', ({ lines }) => line.code === null || lines.some((each) => isOfCode(line, each))],
  ];
  for (const [fault, isFit] of narrowings) {
    const fitting = left.filter(isFit);
    if (fitting.length === 0) return { fault, isOfInsurer: left.every(({ isOfInsurer }) => isOfInsurer) };
    left = fitting;
  }
  const isOfInsurer = left.every((each) => each.isOfInsurer);
  const day = line.start && dayOf(line.start);
  const lines = left.flatMap((each) => each.lines.filter((of) => isOfCode(line, of) && isOnDay(day, of)));
  if (lines.length === 0) return line.code === null ? null : { fault: 'otherDay', isOfInsurer };
  const limitFils = sumOf(left.map((each) => each.limitFils));
  const excess = excessOf(line, { lines, limitFils }, naming(number, claim, records));
  return excess && { ...excess, isOfInsurer };
}

/** Whether all that the claim says of approvals was compared with what was approved. A claim that names none was compared with none. */
export function isApprovalKnown(claim: Claim, { approvals, others }: ClaimRecords): boolean {
  const named = claim.activities.map(approvalNumberOf).filter((number) => number !== null);
  return (
    named.length > 0 &&
    named.every((number) => approvals.asked.includes(number)) &&
    (approvals.found.length === 0 || others.isWhole) &&
    approvals.found.every(
      (each) =>
        isOfPatient(claim, each) !== 'unknown' &&
        each.lines.every(({ code, quantity, netFils }) => code !== null && quantity !== null && netFils !== null),
    )
  );
}
