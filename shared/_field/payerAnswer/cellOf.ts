import { type AnswerCell, asksForMore, headOnly } from './answerCell.ts';

/** What was asked of a line. Money is in fils; null where no price was asked, as of a drug by its substance. */
export interface AskedFigures {
  readonly type: number;
  readonly code: string;
  readonly quantity: number;
  readonly netFils: number | null;
}

/** What the payer says of it; null for what it does not say. */
export interface SaidFigures {
  readonly type: number | null;
  readonly code: string | null;
  readonly quantity: number | null;
  readonly netFils: number | null;
  readonly patientShareFils: number | null;
  readonly paymentFils: number | null;
  readonly denialCode: string | null;
}

/** What the payer says of the whole. Dates and instants are ISO texts. */
export interface SaidHead {
  readonly result: 'yes' | 'no' | null;
  readonly denialCode: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** Its sender marked it as a test. */
  readonly isTest?: boolean | undefined;
}

/** The largest amount and quantity that an answer may name; nothing that a payer approves comes near. */
export const largestSaid = { fils: 1_000_000_000_00, quantity: 1_000_000 } as const;

/** Whether an amount can be meant: not below nothing, and not absurd. */
export const isAmount = (fils: number | null): boolean => fils === null || (fils >= 0 && fils <= largestSaid.fils);
/** The same of a quantity. */
export const isQuantity = (quantity: number | null): boolean =>
  quantity === null || (quantity >= 0 && quantity <= largestSaid.quantity);

/** Fils of a payer's dirhams. */
export const filsOfDirhams = (dirhams: number | null): number | null =>
  dirhams === null ? null : Math.round(dirhams * 100);

const sign = (text: string): string => text.trim().toUpperCase();

/** Whether a denial code is the question for more. */
export const isQuestion = (denialCode: string | null): boolean =>
  denialCode !== null && sign(denialCode) === asksForMore;

function codeOf(denialCode: string | null): AnswerCell['lineCode'] {
  if (denialCode === null || denialCode.trim() === '') return 'none';
  return isQuestion(denialCode) ? 'asks' : 'denies';
}

/** What is paid of what was asked. Of what has no price, nothing is no sign of anything. */
function paymentOf(asked: AskedFigures, { paymentFils, patientShareFils }: SaidFigures): AnswerCell['payment'] {
  if (!isAmount(paymentFils) || !isAmount(patientShareFils)) return 'outOfBounds';
  if (paymentFils === null) return 'unsaid';
  if (paymentFils === 0) return asked.netFils ? 'zero' : 'unsaid';
  if (asked.netFils === null) return 'whole';
  if (paymentFils > asked.netFils) return 'more';
  return paymentFils + (patientShareFils ?? 0) >= asked.netFils ? 'whole' : 'part';
}

function quantityOf({ quantity: asked }: AskedFigures, { quantity }: SaidFigures): AnswerCell['quantity'] {
  if (!isQuantity(quantity)) return 'outOfBounds';
  if (quantity === null || quantity === asked) return 'asAsked';
  if (quantity > asked) return 'more';
  return quantity === 0 ? 'zero' : 'less';
}

/** A price that the payer's and the patient's part make up together is the one that was asked. */
function netOf({ netFils: asked }: AskedFigures, { netFils, patientShareFils }: SaidFigures): AnswerCell['net'] {
  if (!isAmount(netFils)) return 'outOfBounds';
  if (netFils === null || asked === null) return 'asAsked';
  if (netFils > asked) return 'more';
  return netFils + (patientShareFils ?? 0) < asked ? 'less' : 'asAsked';
}

/** Whether the payer names another activity than was asked. */
export const isOtherActivity = (
  asked: Pick<AskedFigures, 'type' | 'code'>,
  { type, code }: Pick<SaidFigures, 'type' | 'code'>,
): boolean => (code !== null && sign(code) !== sign(asked.code)) || (type !== null && type !== asked.type);

type HeadCell = Pick<AnswerCell, 'result' | 'headCode' | 'dates' | 'flag'>;

/** Whether a period ends before it begins. */
const isTurned = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && Date.parse(to) < Date.parse(from);

/** What the whole answer adds to each cell. */
export const headCellOf = ({ result, denialCode, validFrom, validTo, isTest = false }: SaidHead): HeadCell => ({
  result: result ?? 'unsaid',
  headCode: codeOf(denialCode),
  dates: isTurned(validFrom, validTo) ? 'turned' : 'inOrder',
  flag: isTest ? 'test' : 'counts',
});

/** The cell of a cover in an answer about eligibility: nothing was asked of it that could be compared. */
export const coverCellOf = (head: HeadCell, denialCode: string | null): AnswerCell => ({
  ...headOnly,
  ...head,
  lineCode: codeOf(denialCode),
});

/** The cell of a line that the answer names. */
export const lineCellOf = (head: HeadCell, asked: AskedFigures, said: SaidFigures): AnswerCell => ({
  ...head,
  payment: paymentOf(asked, said),
  lineCode: codeOf(said.denialCode),
  quantity: quantityOf(asked, said),
  net: netOf(asked, said),
  code: isOtherActivity(asked, said) ? 'other' : 'same',
});
