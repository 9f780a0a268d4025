import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { SurveyAnswer, SurveyQuestion } from '../../shared/survey/surveyModel.ts';

/** An answer as people read it; null where there is none. */
export function answerText(
  t: TFunction<'survey'>,
  language: string,
  { key, kind, options }: SurveyQuestion,
  answers: readonly SurveyAnswer[],
): string | null {
  const values = answers.find((answer) => answer.key === key)?.values;
  if (!values) return null;
  if (kind === 'yesNo') return t(values[0] === 'yes' ? 'yes' : 'no');
  if (kind !== 'one' && kind !== 'several') return values[0] ?? null;
  const names = options.filter((option) => values.includes(option.key)).map((each) => nameIn(language, each, 'text'));
  return new Intl.ListFormat(language, { type: 'unit' }).format(names.filter((name) => name !== null));
}
