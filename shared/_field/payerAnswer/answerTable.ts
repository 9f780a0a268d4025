import type { AnswerCell } from './answerCell.ts';

/** Why a person looks at an answer: the table has no verdict for what it says. */
export const keptReasons = [
  /** It pays what it denies, or denies what it pays. */
  'contradictory',
  /** It says yes, pays nothing and gives no reason. */
  'zeroPayment',
  /** It approves a quantity of nothing. */
  'zeroQuantity',
  /** It pays nothing, or denies, and has no result. */
  'noResult',
  'approvesMore',
  /** A number that is below nothing, or absurdly large. */
  'outOfBounds',
  /** It ends before it begins. */
  'datesTurned',
  /** Its sender marked it as a test. */
  'testAnswer',
  /** It answers the same line, or the same request, twice and differently. */
  'answeredTwice',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** What an answer says of a line. `pend`: the payer has not decided yet; `ask`: it asks for more first. */
export type DecidedVerdict = 'approve' | 'partly' | 'deny' | 'pend' | 'ask';
export type Verdict = DecidedVerdict | KeptReason;

/** Whether a person has to look at it. */
export const isKept = (verdict: Verdict): verdict is KeptReason => keptReasons.some((reason) => reason === verdict);

/** The columns of the table: which denial codes stand at the line and in the head. A line's own code counts before that of the head. */
export const codeColumns = ['none', 'headAsks', 'headDenies', 'lineAsks', 'lineDenies'] as const;
type Column = (typeof codeColumns)[number];
type Row = readonly [Verdict, Verdict, Verdict, Verdict, Verdict];

/** What can be compared with what was asked. */
export type PaymentRow = Exclude<AnswerCell['payment'], 'outOfBounds'>;

/**
 * THE table of truth of payers' answers: result, then payment, then the denial codes in the order of `codeColumns`. A verdict of
 * approval is weakened by `weakened` below; what has no verdict is kept for a person and never guessed.
 */
export const answerTable: Readonly<Record<AnswerCell['result'], Readonly<Record<PaymentRow, Row>>>> = {
  yes: {
    unsaid: ['approve', 'ask', 'contradictory', 'ask', 'deny'],
    zero: ['zeroPayment', 'ask', 'deny', 'ask', 'deny'],
    part: ['partly', 'ask', 'partly', 'ask', 'partly'],
    whole: ['approve', 'ask', 'contradictory', 'ask', 'contradictory'],
    more: ['approvesMore', 'approvesMore', 'contradictory', 'approvesMore', 'contradictory'],
  },
  no: {
    unsaid: ['deny', 'ask', 'deny', 'ask', 'deny'],
    zero: ['deny', 'ask', 'deny', 'ask', 'deny'],
    part: ['contradictory', 'ask', 'contradictory', 'ask', 'contradictory'],
    whole: ['contradictory', 'ask', 'contradictory', 'ask', 'contradictory'],
    more: ['contradictory', 'approvesMore', 'contradictory', 'approvesMore', 'contradictory'],
  },
  unsaid: {
    unsaid: ['pend', 'ask', 'noResult', 'ask', 'deny'],
    zero: ['noResult', 'ask', 'deny', 'ask', 'deny'],
    part: ['partly', 'ask', 'partly', 'ask', 'partly'],
    whole: ['approve', 'ask', 'contradictory', 'ask', 'contradictory'],
    more: ['approvesMore', 'approvesMore', 'contradictory', 'approvesMore', 'contradictory'],
  },
};

/** The column of a cell. */
export function columnOf({ lineCode, headCode }: Pick<AnswerCell, 'lineCode' | 'headCode'>): Column {
  if (lineCode !== 'none') return lineCode === 'asks' ? 'lineAsks' : 'lineDenies';
  return headCode === 'none' ? 'none' : headCode === 'asks' ? 'headAsks' : 'headDenies';
}

/** What stands in the way of any verdict: it is looked at before the table. */
export function hindranceOf({ flag, dates, payment, quantity, net }: AnswerCell): KeptReason | null {
  if (flag === 'test') return 'testAnswer';
  if (dates === 'turned') return 'datesTurned';
  return [payment, quantity, net].includes('outOfBounds') ? 'outOfBounds' : null;
}

/** What quantity, price and code make of the table's verdict: they take from an approval and add nothing to it. A denial stays one. */
export function weakened(verdict: Verdict, { payment, quantity, net, code }: AnswerCell): Verdict {
  if (verdict === 'deny' || isKept(verdict)) return verdict;
  if (quantity === 'more' || net === 'more') return 'approvesMore';
  if (verdict !== 'approve' && verdict !== 'partly') return verdict;
  if (quantity === 'zero') return 'zeroQuantity';
  // A price below what was asked says nothing where the payment says it.
  const isLess = quantity === 'less' || code === 'other' || (net === 'less' && payment === 'unsaid');
  return isLess ? 'partly' : verdict;
}

/** What an answer says of a line: the verdict of its cell. */
export function verdictOf(cell: AnswerCell): Verdict {
  const hindrance = hindranceOf(cell);
  if (hindrance !== null || cell.payment === 'outOfBounds') return hindrance ?? 'outOfBounds';
  const row = answerTable[cell.result][cell.payment];
  return weakened(row[codeColumns.indexOf(columnOf(cell))] ?? 'contradictory', cell);
}
