import * as z from 'zod';

/** How a question is answered: a text, a number, yes or no, one of a list, several of a list. */
const answerKinds = ['text', 'number', 'yesNo', 'one', 'several'] as const;

/** A section is no question: it heads those that follow it. */
export const questionKinds = ['section', ...answerKinds] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const surveyLimits = { questions: 60, options: 20, title: 150, text: 300, answer: 500 } as const;

/** It stays when words change, and begins with a letter: forms name their fields by it. */
const key = z.string().regex(/^[A-Za-z][\w-]{0,19}$/);
const words = z.string().trim().max(surveyLimits.text);

const option = z.strictObject({ key, text: words, textArabic: words });

/** The answers of a question of yes or no, as they are stored. */
export const yesNo = ['yes', 'no'] as const;

/** A question, or a section. A draft may lack words. */
export const surveyQuestion = z.strictObject({
  key,
  kind: z.enum(questionKinds),
  text: words,
  textArabic: words,
  isRequired: z.boolean(),
  options: z.array(option).max(surveyLimits.options),
  /** It is asked only where an earlier question has one of these answers; null: always. */
  shownWhen: z.strictObject({ key, answers: z.array(key).max(surveyLimits.options) }).nullable(),
});
export type SurveyQuestion = z.infer<typeof surveyQuestion>;

/** What is written on a version. */
export const surveyContent = z.strictObject({
  title: z.string().trim().max(surveyLimits.title),
  titleArabic: z.string().trim().max(surveyLimits.title),
  /** The last day for answers; null while it is undecided. Answers that come later are taken too. */
  dueOn: z.iso.date().nullable(),
  questions: z.array(surveyQuestion).max(surveyLimits.questions),
});
export type SurveyContent = z.infer<typeof surveyContent>;

/** An answer by the key of its question: a text, a number, or the keys of what was chosen. */
export const surveyAnswer = z.strictObject({
  key,
  values: z.array(z.string().trim().min(1).max(surveyLimits.answer)).min(1).max(surveyLimits.options),
});
export type SurveyAnswer = z.infer<typeof surveyAnswer>;

export const surveyAnswers = z.array(surveyAnswer).max(surveyLimits.questions);
