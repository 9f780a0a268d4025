import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  surveyNotDraft: {
    http: 409,
    status: -1,
    message: 'What was sent or published is not changed any more. Please begin a new version.',
  },
  surveyDraftOpen: {
    http: 409,
    status: -1,
    message: 'There is a draft of the next version already. Please go on with that one.',
  },
  surveyReplaced: {
    http: 409,
    status: -1,
    message:
      'The insurer has published a newer version. Please answer that one: it has your answers to the same questions.',
  },
  surveyAnswered: {
    http: 409,
    status: -1,
    message: 'The answers to this version were submitted and are not changed any more.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  surveyTitleMissing: { code: 'required', message: 'Enter the title in English and Arabic.' },
  surveyDueMissing: {
    code: 'required',
    message: 'Enter a last day for answers that is still to come.',
  },
  surveyQuestionsMissing: { code: 'required', message: 'Add at least one question.' },
  surveyTextMissing: {
    code: 'required',
    message: 'Question {{number}}: enter the text in English and Arabic.',
  },
  surveyKeyTwice: {
    code: 'codeExists',
    message: 'Question {{number}}: an earlier question has this code.',
  },
  surveyChoicesMissing: {
    code: 'required',
    message: 'Question {{number}}: enter at least two answers.',
  },
  surveyChoiceTextMissing: {
    code: 'required',
    message: 'Question {{number}}: enter each answer in English and Arabic.',
  },
  surveyBranchUnknown: {
    code: 'unknownChoice',
    message: 'Question {{number}}: choose an earlier question and at least one of its answers.',
  },
  surveyQuestionUnknown: {
    code: 'unknownChoice',
    message: 'This version of the survey has no such question.',
  },
  surveyQuestionHidden: {
    code: 'notAsked',
    message: 'This question is not asked with these answers, so that it takes no answer.',
  },
  surveyAnswerMissing: { code: 'required', message: 'Please answer this question.' },
  surveyAnswerUnknown: { code: 'unknownChoice', message: 'Please choose one of the answers.' },
  surveyNumberInvalid: {
    code: 'notANumber',
    message: 'Please enter a number of at most 12 digits and two decimals.',
  },
} as const satisfies Refusals;
