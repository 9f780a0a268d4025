import type { surveyApi } from '../../shared/survey/routes.ts';
import { listSurveys } from '../_data/survey/survey.ts';
import type { Operation } from '../_kit/context.ts';
import { deskPayer } from './ownSurvey.ts';
import { shownSurvey } from './shownSurvey.ts';

export const searchSurveys: Operation<typeof surveyApi.endpoints.searchSurveys> = async ({ body }, ctx) => {
  const page = await listSurveys(ctx.store, deskPayer(ctx), body);
  return { ...page, items: page.items.map(shownSurvey) };
};
