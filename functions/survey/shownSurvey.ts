import type { SurveyRow } from '../../shared/survey/routes.ts';
import type { StoredSurvey } from '../_data/survey/survey.ts';

/** A version as the insurer's list shows it. */
export function shownSurvey({ questions, ...value }: StoredSurvey): SurveyRow {
  const { surveyId, number, title, titleArabic, state, dueOn, publishedAt } = value;
  const questionCount = questions.filter(({ kind }) => kind !== 'section').length;
  return { surveyId, number, title, titleArabic, state, dueOn, publishedAt, questionCount };
}
