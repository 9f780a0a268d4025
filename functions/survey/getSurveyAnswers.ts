import type { surveyApi } from '../../shared/survey/routes.ts';
import { findSubmitted } from '../_data/survey/surveyAnswer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownSurvey } from './ownSurvey.ts';

export const getSurveyAnswers: Operation<typeof surveyApi.endpoints.getSurveyAnswers> = async ({ query }, ctx) => {
  const survey = await ownSurvey(ctx, query.surveyId);
  const found = await findSubmitted(ctx.store, survey, query.facilityId);
  if (!found) throw fail('notFound');
  ctx.audited({ entity: 'survey', id: query.surveyId, after: { facilityId: query.facilityId } });
  const { number, questions } = survey;
  return { ...found, survey: { number, questions } };
};
