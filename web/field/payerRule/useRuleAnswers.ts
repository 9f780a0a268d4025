import { useEffect, useMemo } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerProblem } from '../../../shared/payerRule/ruleAnswer.ts';
import type { RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';

/** The answers in the order of their questions; none is an empty text. */
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

/** The form of a payer's questions: it begins with what was answered before, by the codes of the questions. */
export function useRuleAnswers(questions: readonly RuleQuestion[], language: string, initial: AnswersByCode = {}) {
  const { t } = useTranslation('payerRule', { lng: language });
  const resolver = useMemo(() => resolverFor(questions, (problem) => t(`problem.${problem}`)), [questions, t]);
  const defaultValues = { answers: questions.map(({ key }) => initial[key] ?? '') };
  const form = useForm<AnswerValues>({ defaultValues, resolver, mode: 'onTouched' });
  const { isSubmitted } = form.formState;
  // What is wrong is said in the language that was switched to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another resolver
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [form, isSubmitted, resolver]);
  return form;
}

/** What a form holds, under the codes of its questions. */
export const answersByCode = (questions: readonly RuleQuestion[], answers: readonly (string | undefined)[] = []) =>
  Object.fromEntries(questions.map(({ key }, at) => [key, (answers[at] ?? '').trim()]));
