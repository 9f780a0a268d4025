import type { surveyApi } from '../../shared/survey/routes.ts';
import type { SurveyAnswer } from '../../shared/survey/surveyModel.ts';
import { answersAgain } from '../../shared/survey/surveyRules.ts';
import { type StoredSurvey, surveysOfEntries } from '../_data/survey/survey.ts';
import { answersOf, begunSurveys } from '../_data/survey/surveyAnswer.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { askedSurvey, shownOwn } from './askedSurvey.ts';

/** What the facility answered the last time, submitted or not, to the same questions of the same insurer. */
async function earlierAnswers(
  { store }: SessionContext,
  survey: StoredSurvey,
  facilityId: OwnFacilityId,
): Promise<SurveyAnswer[]> {
  const begun = (await begunSurveys(store, facilityId, survey.payerId)).filter(
    ({ surveyId }) => surveyId < survey.surveyId,
  );
  const [last] = await surveysOfEntries(store, begun.slice(0, 1));
  if (!last) return [];
  const { draft, submitted } = await answersOf(store, last, facilityId);
  return answersAgain(survey.questions, {
    questions: last.questions,
    answers: (submitted ?? draft)?.answers ?? [],
  });
}

export const getOwnSurvey: Operation<typeof surveyApi.endpoints.getOwnSurvey> = async ({ query }, ctx) => {
  const { survey, draft, submitted, facilityId } = await askedSurvey(ctx, query.surveyId);
  const known = submitted ?? draft;
  const answers = known?.answers ?? (await earlierAnswers(ctx, survey, facilityId));
  return {
    ...shownOwn(survey, { hasBegun: draft !== null, submittedAt: submitted?.submittedAt ?? null }),
    questions: survey.questions,
    answers,
    version: draft?.version ?? null,
    byName: submitted?.submittedByName ?? draft?.byName ?? null,
    isPrefilled: known === null && answers.length > 0,
  };
};
