import type { surveyApi } from '../../shared/survey/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { shownWaiting } from '../_parts/approval.ts';
import { ownSurvey } from './ownSurvey.ts';
import { shownSurvey } from './shownSurvey.ts';

export const getSurvey: Operation<typeof surveyApi.endpoints.getSurvey> = async ({ query }, ctx) => {
  const value = await ownSurvey(ctx, query.surveyId);
  const { questions, edition, refused } = value;
  return { ...shownSurvey(value), questions, edition, refused, waiting: await shownWaiting(ctx, value.waiting) };
};
