import type { surveyApi } from '../../shared/survey/routes.ts';
import { getSurveyHead, headPut, surveyDeletes } from '../_data/survey/survey.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownDraft } from './ownSurvey.ts';

/** Throws a draft away, over the edition that the caller saw. Nobody was asked by it: the next draft has its number. */
export const discardSurvey: Operation<typeof surveyApi.endpoints.discardSurvey> = async ({ body }, ctx) => {
  const draft = await ownDraft(ctx, body);
  const head = await getSurveyHead(ctx.store, draft.payerId);
  if (head?.draftId !== draft.surveyId) throw fail('changedMeanwhile');
  const { title, titleArabic, number } = draft;
  ctx.audited({ entity: 'survey', id: body.surveyId, before: { state: 'draft', number, title, titleArabic } });
  const items = [...surveyDeletes(draft), headPut(draft, head, { ...head, number: number - 1, draftId: null })];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return null;
};
