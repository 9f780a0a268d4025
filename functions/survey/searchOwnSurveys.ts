import type { surveyApi } from '../../shared/survey/routes.ts';
import { surveysOfContracts, surveysOfEntries } from '../_data/survey/survey.ts';
import { begunSurveys, ownSubmissions } from '../_data/survey/surveyAnswer.ts';
import type { Operation } from '../_kit/context.ts';
import { ulidCursor } from '../_store/cursor.ts';
import { pageOfAll } from '../_store/pageOfAll.ts';
import { ownProvider, shownOwn } from './askedSurvey.ts';

/** What is asked now, and what was answered before: one version of each insurer, and the answered ones, are few. */
export const searchOwnSurveys: Operation<typeof surveyApi.endpoints.searchOwnSurveys> = async ({ body }, ctx) => {
  const { facilityId, isContracted } = await ownProvider(ctx);
  const begun = await begunSurveys(ctx.store, facilityId);
  const [asked, earlier] = await Promise.all([
    isContracted ? surveysOfContracts(ctx.store, facilityId) : [],
    surveysOfEntries(ctx.store, begun),
  ]);
  const all = [...asked, ...earlier.filter(({ surveyId }) => !asked.some((each) => each.surveyId === surveyId))];
  const submissions = await ownSubmissions(ctx.store, all, facilityId);
  const rows = all.map((survey) =>
    shownOwn(survey, {
      hasBegun: begun.some(({ surveyId }) => surveyId === survey.surveyId),
      submittedAt: submissions.get(survey.surveyId)?.submittedAt ?? null,
    }),
  );
  // What a newer version has replaced unanswered, nobody can answer any more.
  const surveys = rows
    .filter(({ state, isCurrent }) => state === 'answered' || (isCurrent && isContracted))
    .sort((one, other) => (one.surveyId < other.surveyId ? 1 : -1));
  return pageOfAll(surveys, {
    ...body,
    codec: ulidCursor,
    positionOf: ({ surveyId }) => surveyId,
    isNewestFirst: true,
  });
};
