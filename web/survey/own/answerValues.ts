import type { SurveyAnswer, SurveyQuestion } from '../../../shared/survey/surveyModel.ts';
import { shownAnswers } from '../../../shared/survey/surveyRules.ts';

/** What a field holds: a text or a choice, a number, or the places of several choices among those offered. */
type FieldValue = string | number | null | number[];

export interface AnswerValues {
  answers: Record<string, FieldValue>;
}

function fieldValue({ kind, options }: SurveyQuestion, values: readonly string[] | undefined): FieldValue {
  if (kind === 'number') return values ? Number(values[0]) : null;
  if (kind !== 'several') return values?.[0] ?? '';
  return options.flatMap(({ key }, at) => (values?.includes(key) ? [at] : []));
}

/** The answers as the fields show them: each question has a value, hidden ones too. */
export function valuesOf(questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): AnswerValues {
  const given = new Map(answers.map(({ key, values }) => [key, values]));
  const asked = questions.filter(({ kind }) => kind !== 'section');
  return {
    answers: Object.fromEntries(asked.map((question) => [question.key, fieldValue(question, given.get(question.key))])),
  };
}

function typedIn({ options }: SurveyQuestion, value: FieldValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((at) => options[at]?.key ?? []);
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? [] : [text];
}

/** The answers that are kept and sent: those to questions that are shown. */
export function answersOf(questions: readonly SurveyQuestion[], { answers }: AnswerValues): SurveyAnswer[] {
  const typed = questions.flatMap((question): SurveyAnswer[] => {
    const values = question.kind === 'section' ? [] : typedIn(question, answers[question.key]);
    return values.length > 0 ? [{ key: question.key, values }] : [];
  });
  return shownAnswers(questions, typed);
}

/** Which questions have another answer here than there. */
export function differing(one: AnswerValues, other: AnswerValues): string[] {
  const textOf = (value: FieldValue | undefined) => JSON.stringify(value ?? null);
  return Object.keys(one.answers).filter((key) => textOf(one.answers[key]) !== textOf(other.answers[key]));
}

/** A colleague's answers, with those over them that were typed here since `base`. */
export function mergedValues(base: AnswerValues, typed: AnswerValues, theirs: AnswerValues): AnswerValues {
  const own = differing(typed, base).map((key) => [key, typed.answers[key] ?? null] as const);
  return { answers: { ...theirs.answers, ...Object.fromEntries(own) } };
}
