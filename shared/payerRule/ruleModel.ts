import * as z from 'zod';

/** How a question of a payer is answered: yes or no, one of a list, a text, a day. */
export const questionKinds = ['yesNo', 'list', 'text', 'date'] as const;

export const ruleStates = ['draft', 'live', 'retired'] as const;

export const ruleLimits = { questions: 20, options: 20, title: 100, text: 300, code: 20, answer: 500 } as const;

/** The payer's own code of a question or an option: it goes to the payer with the answer, so it stays when words change. */
const code = z.string().trim().max(ruleLimits.code);
const wording = z.string().trim().max(ruleLimits.text);

export const ruleOption = z.strictObject({ key: code, text: wording, textArabic: wording });
export type RuleOption = z.infer<typeof ruleOption>;

export const ruleQuestion = z.strictObject({
  key: code,
  kind: z.enum(questionKinds),
  text: wording,
  textArabic: wording,
  /** The choices of a list; empty for other kinds. */
  options: z.array(ruleOption).max(ruleLimits.options),
});
export type RuleQuestion = z.infer<typeof ruleQuestion>;

/** What a rule says. A draft may still lack parts of it; `ruleProblems` says what a rule needs before it goes live. */
export const ruleContent = z.strictObject({
  title: z.string().trim().max(ruleLimits.title),
  titleArabic: z.string().trim().max(ruleLimits.title),
  /** The first day (of the Emirates) of services for which the questions are asked; empty while undecided. */
  holdsFrom: z.union([z.iso.date(), z.literal('')]),
  questions: z.array(ruleQuestion).max(ruleLimits.questions),
});
export type RuleContent = z.infer<typeof ruleContent>;

/** Which rule: a payer has at most one for a service category, and one more for each consultation category within it. */
export const ruleKey = z.strictObject({
  payerId: z.int().positive().max(999_999),
  serviceCategoryId: z.int().positive().max(999),
  /** Null: for every consultation without its own rule. */
  consultationCategoryId: z.int().positive().max(999).nullable(),
});
export type RuleKey = z.infer<typeof ruleKey>;

/** An answer as it stays with a request: readable in both languages without the rule. */
export const ruleAnswer = z.strictObject({
  question: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  textArabic: z.string(),
  /** yes or no, the key of an option, a text, or an ISO date. */
  answer: z.string(),
  /** The words of the chosen option. */
  label: z.string().nullable(),
  labelArabic: z.string().nullable(),
});
export type RuleAnswer = z.infer<typeof ruleAnswer>;
