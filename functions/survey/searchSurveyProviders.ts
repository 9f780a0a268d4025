import type { surveyApi } from '../../shared/survey/routes.ts';
import { listSubmitted, listWaiting } from '../_data/survey/surveyAnswer.ts';
import type { Operation } from '../_kit/context.ts';
import { ownSurvey } from './ownSurvey.ts';

/** Who has answered, with the answers, or who has not; a draft of a provider is not for its insurer. */
export const searchSurveyProviders: Operation<typeof surveyApi.endpoints.searchSurveyProviders> = async (
  { body: { surveyId, hasAnswered, ...page } },
  ctx,
) => {
  const survey = await ownSurvey(ctx, surveyId);
  ctx.audited({ entity: 'survey', id: surveyId });
  if (hasAnswered) return listSubmitted(ctx.store, survey, page);
  const found = await listWaiting(ctx.store, survey, page);
  const nothing = { submittedAt: null, submittedByName: null, answers: [] };
  return { ...found, items: found.items.map((each) => ({ ...each, ...nothing })) };
};
