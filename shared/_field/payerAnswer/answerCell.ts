/** The question by which a payer asks for more before it decides (the regulators' code; domain 8). */
export const asksForMore = 'AUTH-012';

/** The values of each dimension of a payer's answer, in the order in which docs/answers.md shows them. */
export const answerDimensions = {
  /** The result of the whole answer. */
  result: ['yes', 'no', 'unsaid'],
  /** What the payer pays of a line, against what was asked. */
  payment: ['unsaid', 'zero', 'part', 'whole', 'more', 'outOfBounds'],
  lineCode: ['none', 'asks', 'denies'],
  headCode: ['none', 'asks', 'denies'],
  quantity: ['asAsked', 'less', 'more', 'zero', 'outOfBounds'],
  /** The price that the payer writes beside a line. */
  net: ['asAsked', 'less', 'more', 'outOfBounds'],
  /** The activity that the payer names for a line. */
  code: ['same', 'other'],
  dates: ['inOrder', 'turned'],
  flag: ['counts', 'test'],
} as const;

type Dimensions = typeof answerDimensions;
/** One cell of the table: all that decides about a line. */
export type AnswerCell = { readonly [Name in keyof Dimensions]: Dimensions[Name][number] };

/** The same without what only lines have: of an answer that names no line. */
export const headOnly = {
  payment: 'unsaid',
  lineCode: 'none',
  quantity: 'asAsked',
  net: 'asAsked',
  code: 'same',
} as const satisfies Partial<AnswerCell>;
