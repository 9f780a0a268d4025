import type { RuleAnswer, RuleContent, RuleOption, RuleQuestion } from './ruleModel.ts';

/** Something that keeps a rule from going live, at a field such as `questions.0.textArabic`. */
export interface RuleProblem {
  readonly field: string;
  readonly problem:
    | 'required'
    | 'noQuestion'
    | 'codeForm'
    | 'codeTwice'
    | 'tooFewOptions'
    | 'inPast'
    | 'beforeLastVersion';
}

/** What the days of a rule are checked against, ISO. */
interface RuleDays {
  readonly today: string;
  /** The day from which the version before it holds. */
  readonly lastHoldsFrom: string | null;
}

const codeForm = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

const missing = (prefix: string, texts: Readonly<Record<string, string>>): RuleProblem[] =>
  Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => ({ field: `${prefix}${name}`, problem: 'required' }));

/** Codes are there, can travel in a message, and name one thing each. */
function codeProblems(prefix: string, coded: readonly { readonly key: string }[]): RuleProblem[] {
  const codes = coded.map(({ key }) => key.toUpperCase());
  return codes.flatMap((code, at): RuleProblem[] => {
    const field = `${prefix}.${at}.key`;
    if (code === '') return [{ field, problem: 'required' }];
    if (!codeForm.test(code)) return [{ field, problem: 'codeForm' }];
    return codes.indexOf(code) < at ? [{ field, problem: 'codeTwice' }] : [];
  });
}

const wordsOf = ({ text, textArabic }: Pick<RuleOption, 'text' | 'textArabic'>) => ({ text, textArabic });

function optionProblems(prefix: string, { kind, options }: RuleQuestion): RuleProblem[] {
  if (kind !== 'list') return [];
  if (options.length < 2) return [{ field: prefix, problem: 'tooFewOptions' }];
  const words = options.flatMap((option, at) => missing(`${prefix}.${at}.`, wordsOf(option)));
  return [...codeProblems(prefix, options), ...words];
}

/** The first day is not in the past and not before the first day of the version before: the questions of past services do not change. */
function dayProblems(holdsFrom: string, { today, lastHoldsFrom }: RuleDays): RuleProblem[] {
  const field = 'holdsFrom';
  if (holdsFrom === '') return [{ field, problem: 'required' }];
  if (holdsFrom < today) return [{ field, problem: 'inPast' }];
  return lastHoldsFrom !== null && holdsFrom < lastHoldsFrom ? [{ field, problem: 'beforeLastVersion' }] : [];
}

/** Everything that a draft still needs before it can go live, in the order of the screen. */
export function ruleProblems(content: RuleContent, days: RuleDays): RuleProblem[] {
  const { title, titleArabic, holdsFrom, questions } = content;
  return [
    ...missing('', { title, titleArabic }),
    ...dayProblems(holdsFrom, days),
    ...(questions.length === 0 ? [{ field: 'questions', problem: 'noQuestion' } as const] : []),
    ...codeProblems('questions', questions),
    ...questions.flatMap((question, at) => [
      ...missing(`questions.${at}.`, wordsOf(question)),
      ...optionProblems(`questions.${at}.options`, question),
    ]),
  ];
}

/** Options belong to lists only: what is left of an earlier kind is not stored. */
export const tidyContent = (content: RuleContent): RuleContent => ({
  ...content,
  questions: content.questions.map((question) => (question.kind === 'list' ? question : { ...question, options: [] })),
});

/** The answers as they stay with a request, in the order of their questions. */
export const answersOf = (questions: readonly RuleQuestion[], given: ReadonlyMap<string, string>): RuleAnswer[] =>
  questions.map(({ key, kind, text, textArabic, options }) => {
    const answer = (given.get(key) ?? '').trim();
    const chosen = kind === 'list' ? options.find((option) => option.key === answer) : undefined;
    const label = chosen?.text ?? null;
    return { question: key, kind, text, textArabic, answer, label, labelArabic: chosen?.textArabic ?? null };
  });
