import * as z from 'zod';
import { aboveZero, zeroOrMore } from '../_contract/numberFields.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { type LineOutcome, lineOutcomes } from '../authorization/answer.ts';
import { mostOf } from '../authorization/form.ts';

const mostFils = 100_000_000_00;
const fils = zeroOrMore(z.int().max(mostFils));
const text = z.string().trim().max(2000).optional();
/** One of the regulators' denial codes. */
const denialCode = z.string().max(20).optional();

const denialMissing = sentence('authorizationDesk:denialMissing', 'Choose a denial code.');

/** Whether an outcome gives less than was asked: the facility is told why. */
export const givesLess = (outcome: LineOutcome | null): boolean => outcome === 'denied' || outcome === 'partlyApproved';

/** One line of a decision. Stored proposals are read by this: a part had no denial code before. */
const line = z.strictObject({
  lineId: z.string().max(30),
  outcome: z.enum(lineOutcomes, sentence('authorizationDesk:outcomeMissing', 'Decide about this line.')),
  quantity: aboveZero(z.number().max(999.9999)).optional(),
  netFils: fils.optional(),
  patientShareFils: fils.optional(),
  denialCode,
  comments: text,
});
export type DecidedLine = z.infer<typeof line>;

/** What the reviewer decides about one line. What is left out of an approval is approved as it was asked. */
export const decidedLine = line
  .refine(({ outcome, denialCode: code }) => !givesLess(outcome) || code !== undefined, {
    message: denialMissing,
    path: ['denialCode'],
  })
  .refine(({ outcome, denialCode: code }) => givesLess(outcome) || code === undefined, {
    message: sentence(
      'authorizationDesk:denialNotNeeded',
      'Only a line that is denied or approved in part has a denial code.',
    ),
    path: ['denialCode'],
  })
  .refine(({ outcome, quantity, netFils }) => outcome !== 'partlyApproved' || (quantity ?? netFils) !== undefined, {
    message: sentence('authorizationDesk:lessMissing', 'Enter the approved quantity or amount.'),
    path: ['netFils'],
  });

const grants = ({ outcome }: DecidedLine): boolean => outcome === 'approved' || outcome === 'partlyApproved';
const isPended = ({ outcome }: DecidedLine): boolean => outcome === 'pended';

const decisionFields = z.strictObject({
  lines: z.array(line).max(mostOf.lines),
  /** For a request without lines: a cancellation, a status inquiry. */
  result: z.enum(['yes', 'no']).optional(),
  denialCode,
  validFrom: z.iso.date().optional(),
  validTo: z.iso.date().optional(),
  limitFils: fils.optional(),
  comments: text,
});
export type Decision = z.infer<typeof decisionFields>;

/** Whether a decision ends the request, and whether the payer is bound by it. */
export const isFinalDecision = ({ lines }: Pick<Decision, 'lines'>): boolean => !lines.some(isPended);
export const bindsPayer = (decision: Pick<Decision, 'lines'>): boolean =>
  isFinalDecision(decision) && decision.lines.some(grants);

/** So many days an approval usually holds. */
export const usualDays = 30;

/** A decision as it waits for a second person. */
export const proposedDecision = decisionFields;

/** A decision about all lines of a request, over the version that the reviewer saw. */
export const deskDecision = z
  .strictObject({
    authorizationId: recordId,
    version: z.int().positive(),
    ...decisionFields.shape,
    lines: z.array(decidedLine).max(mostOf.lines),
  })
  .superRefine((decision, context) => {
    const { validFrom, validTo, lines, result, denialCode: code } = decision;
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const missing = sentence('dateMissing', 'Enter a date.');
    if (bindsPayer(decision) && !validFrom) problem('validFrom', missing);
    if (bindsPayer(decision) && !validTo) problem('validTo', missing);
    if (validFrom && validTo && validTo < validFrom)
      problem('validTo', sentence('beforeFrom', 'The end date is before the start date.'));
    if (lines.length === 0 && result === undefined)
      problem('result', sentence('authorizationDesk:resultMissing', 'Decide about the request.'));
    if (lines.length === 0 && result === 'no' && code === undefined) problem('denialCode', denialMissing);
  });
export type DeskDecision = z.input<typeof deskDecision>;
