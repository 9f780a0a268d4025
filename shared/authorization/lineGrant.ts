import { isOtherActivity } from '../_field/payerAnswer/cellOf.ts';
import type { AnsweredLine, AuthorizationAnswer } from './answer.ts';
import { askedFigures } from './askedFigures.ts';
import type { AuthorizationLine } from './form.ts';

/** What an answer grants of a line. Money is in fils. */
export interface LineGrant {
  readonly quantity: number | null;
  /** What payer and patient pay together: never more than was asked. */
  readonly approvedFils: number | null;
  readonly patientShareFils: number | null;
}

const nothing: LineGrant = { quantity: null, approvedFils: null, patientShareFils: null };

const isGranted = ({ outcome, wasAsked }: AnsweredLine): boolean =>
  wasAsked && (outcome === 'approved' || outcome === 'partlyApproved');

function approvedFils(asked: AuthorizationLine, { netFils, paymentFils, patientShareFils }: AnsweredLine) {
  const { netFils: price } = askedFigures(asked);
  const covered = paymentFils === null ? (netFils ?? price) : paymentFils + (patientShareFils ?? 0);
  return price === null || covered === null ? covered : Math.min(price, covered);
}

/** What is approved of a line: nothing of one that was denied or is open, and nothing of one that nobody asked for. What the payer leaves out is as it was asked. */
export function grantOf(asked: AuthorizationLine | null, said: AnsweredLine | null): LineGrant {
  if (!asked || !said || !isGranted(said)) return nothing;
  return {
    quantity: said.quantity ?? asked.quantity,
    approvedFils: approvedFils(asked, said),
    patientShareFils: said.patientShareFils,
  };
}

/** The activity that the payer names for a line, where it is another one than was asked. */
export const otherActivityOf = (asked: AuthorizationLine | null, said: AnsweredLine | null): string | null =>
  asked && said?.wasAsked && said.outcome !== 'pended' && isOtherActivity(asked, said) ? said.code : null;

/** Whether an answer approves anything. One that names no line is as its result says. */
export const isApproval = ({ lines, result }: Pick<AuthorizationAnswer, 'lines' | 'result'>): boolean =>
  lines.length === 0 ? result === 'yes' : lines.some(isGranted);

/** The days and the limit (fils) of an approval. Payers write them into refusals as well, where they hold for nothing. */
export const termsOf = (
  answer: AuthorizationAnswer | null,
): Pick<AuthorizationAnswer, 'validFrom' | 'validTo' | 'limitFils'> =>
  answer && isApproval(answer) ? answer : { validFrom: null, validTo: null, limitFils: null };

/** The numbers under which a payer approved a request: a payer may answer it in several files. */
export function referencesIn({
  payerReference,
  lines,
}: Pick<AuthorizationAnswer, 'payerReference' | 'lines'>): string[] {
  const granted = lines.filter(isGranted).map((line) => line.payerReference);
  return [...new Set([...granted, payerReference].filter((number) => typeof number === 'string'))];
}

/** What of a line's number and days differs from those of the whole: that stands at the line. */
export function ownOf(
  answer: Pick<AuthorizationAnswer, 'payerReference' | 'validTo' | 'lines'>,
  said: AnsweredLine | null,
): { readonly payerReference: string | null; readonly validTo: string | null } {
  if (!said || !isGranted(said)) return { payerReference: null, validTo: null };
  const { payerReference, validTo } = said;
  return {
    payerReference: referencesIn(answer).length > 1 ? payerReference : null,
    validTo: validTo === answer.validTo ? null : validTo,
  };
}
