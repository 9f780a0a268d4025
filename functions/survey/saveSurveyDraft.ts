import { surveyApi } from '../../shared/survey/routes.ts';
import { strayProblems } from '../../shared/survey/surveyRules.ts';
import { whileAsked } from '../_data/survey/survey.ts';
import { draftPut, firstDraftPuts } from '../_data/survey/surveyAnswer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { openSurvey } from './askedSurvey.ts';
import { placeOf } from './placeOf.ts';
import { refuseProblems } from './refusals.ts';

type Save = typeof surveyApi.endpoints.saveSurveyDraft;

async function prepare({ surveyId, version, draft: answers }: BodyOf<Save>, ctx: ContextOf<Save>) {
  const { survey, draft, facilityId, facility } = await openSurvey(ctx, surveyId);
  // Two people in one draft: the later one sees the other's answers before anything is written over them.
  if ((draft?.version ?? undefined) !== version) throw fail('changedMeanwhile');
  refuseProblems(strayProblems(survey.questions, answers));
  const savedAt = ctx.now().toISOString();
  const value = { answers, version: (version ?? 0) + 1, byName: ctx.user.displayName };
  const at = { place: placeOf(facility), begunAt: savedAt };
  const writes = draft
    ? [draftPut(survey, facilityId, { seen: draft.version, value })]
    : firstDraftPuts(survey, facilityId, { at, value });
  return { data: { surveyId, version: value.version, savedAt }, items: [...writes, whileAsked(survey)] };
}

/** Keeps what has been typed, complete or not. */
export const saveSurveyDraft: Operation<Save> = async ({ body }, ctx) => {
  const { data } = await once(ctx, surveyApi.endpoints.saveSurveyDraft, () => prepare(body, ctx));
  ctx.audited({ entity: 'survey', id: data.surveyId, after: { version: data.version } });
  return data;
};
