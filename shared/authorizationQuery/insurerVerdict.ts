import type { AnswerCell } from '../_field/payerAnswer/answerCell.ts';
import { type Verdict, verdictOf } from '../_field/payerAnswer/answerTable.ts';
import { coverCellOf, headCellOf } from '../_field/payerAnswer/cellOf.ts';
import type { InsurerAuthorization } from './insurerAuthorization.ts';

type Said = Pick<InsurerAuthorization, 'status' | 'approvedFils' | 'denialCode' | 'lines'>;

/** The statuses that are a verdict, and the verdicts of the table that agree with each. The others say how far an authorisation has come. */
const agreeing: Readonly<Record<string, readonly Verdict[]>> = {
  approved: ['approve'],
  partiallyApproved: ['partly'],
  denied: ['deny'],
};

function paymentOf(status: string, fils: number | null): AnswerCell['payment'] {
  if (fils === 0) return 'zero';
  // A sheet does not say what was asked: a part is what its status calls so.
  if (status === 'partiallyApproved') return 'part';
  return fils === null ? 'unsaid' : 'whole';
}

/** Whether status, amounts and denial code of an authorisation of an insurer's own system contradict each other, by the table of truth (docs/answers.md). */
export function contradictsItself({ status, approvedFils, denialCode, lines }: Said): boolean {
  const wanted = Object.hasOwn(agreeing, status) ? agreeing[status] : undefined;
  if (!wanted) return false;
  const result = status === 'denied' ? 'no' : 'yes';
  const whole = coverCellOf(headCellOf({ result, denialCode, validFrom: null, validTo: null }), null);
  const agrees = (fils: number | null): boolean =>
    wanted.includes(verdictOf({ ...whole, payment: paymentOf(status, fils) }));
  // A part may be some of the lines: one of nothing is one that was denied.
  const amounts = status === 'partiallyApproved' ? [] : lines.map((line) => line.approvedFils);
  return ![approvedFils, ...amounts].every(agrees);
}
