import type { Refusals } from '../_contract/messageRows.ts';

/** The rules of its fields that no schema can say. */
export const refusals = {
  answerMissing: { code: 'ruleAnswerValidator', message: 'Answer every question.' },
  answerNoDate: { code: 'invalidDate', message: 'Enter a date of the calendar.' },
  answerTooLong: { code: 'tooLong', message: 'The answer is too long.' },
  answeredTwice: { code: 'answeredTwice', message: 'The question is answered twice.' },
  unknownQuestion: { code: 'unknownQuestion', message: 'The rule has no such question.' },
  ruleNotComplete: { code: 'required', message: 'The rule is not complete.' },
} as const satisfies Refusals;
