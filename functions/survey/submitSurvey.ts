import { surveyApi } from '../../shared/survey/routes.ts';
import { answerProblems } from '../../shared/survey/surveyRules.ts';
import { whileAsked } from '../_data/survey/survey.ts';
import { getBegunAt, submittedPuts } from '../_data/survey/surveyAnswer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { openSurvey } from './askedSurvey.ts';
import { placeOf } from './placeOf.ts';
import { refuseProblems } from './refusals.ts';

type Submit = typeof surveyApi.endpoints.submitSurvey;

async function prepare({ surveyId, version, answers }: BodyOf<Submit>, ctx: ContextOf<Submit>) {
  const { survey, draft, facilityId, facility } = await openSurvey(ctx, surveyId);
  if (draft?.version !== version) throw fail('changedMeanwhile');
  refuseProblems(answerProblems(survey.questions, answers));
  const submittedAt = ctx.now().toISOString();
  const value = {
    ...placeOf(facility),
    answers,
    begunAt: await getBegunAt(ctx.store, survey, facilityId),
    ...{ submittedAt, submittedByName: ctx.user.displayName },
  };
  return {
    data: { surveyId, submittedAt },
    items: [...submittedPuts(survey, facilityId, { seen: version, value }), whileAsked(survey)],
  };
}

/** Checks all answers and freezes them. */
export const submitSurvey: Operation<Submit> = async ({ body }, ctx) => {
  const { data } = await once(ctx, surveyApi.endpoints.submitSurvey, () => prepare(body, ctx));
  ctx.audited({ entity: 'survey', id: data.surveyId, after: { submittedAt: data.submittedAt } });
  return data;
};
