import { useEffect, useMemo } from 'react';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerProblem } from '../../../shared/payerRule/ruleAnswer.ts';
import type { RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';

/** The answers in the order of their questions; an empty text is no answer. */
export interface AnswerValues {
  answers: string[];
}

export type AnswersByCode = Readonly<Record<string, string>>;

/** Checks answers by the very rule that the server has. */
function resolverFor(
  questions: readonly RuleQuestion[],
  wordsOf: (problem: NonNullable<ReturnType<typeof answerProblem>>) => string,
): Resolver<AnswerValues> {
  return async (values) => {
    const answers: { type: string; message: string }[] = [];
    questions.forEach((question, at) => {
      const problem = answerProblem(question, values.answers[at]);
      if (problem) answers[at] = { type: problem, message: wordsOf(problem) };
    });
    const errors = { answers } as unknown as FieldErrors<AnswerValues>;
    return answers.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The check of a payer's questions; it speaks the language that is read. */
export function useAnswersResolver(questions: readonly RuleQuestion[], language: string) {
  const { t } = useTranslation('payerRule', { lng: language });
  return useMemo(() => resolverFor(questions, (problem) => t(`problem.${problem}`)), [questions, t]);
}

/** What is wrong is said in the language that was switched to. */
export function useSaidAnew(form: UseFormReturn<AnswerValues>, resolver: Resolver<AnswerValues>): void {
  const { isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another resolver
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [form, isSubmitted, resolver]);
}

/** The answers of a form, by the codes of the questions; what was not answered is empty. */
export const answersOf = (questions: readonly RuleQuestion[], byCode: AnswersByCode = {}): AnswerValues => ({
  answers: questions.map(({ key }) => byCode[key] ?? ''),
});

/** What a form holds, under the codes of its questions. */
export const answersByCode = (questions: readonly RuleQuestion[], answers: readonly (string | undefined)[] = []) =>
  Object.fromEntries(questions.map(({ key }, at) => [key, (answers[at] ?? '').trim()]));
