import type { surveyApi } from '../../shared/survey/routes.ts';
import { askedPayerOf, getPayer } from '../_data/payer/payer.ts';
import { currentSurvey, getSurveyHead, headPut, newSurveyPuts, type StoredSurvey } from '../_data/survey/survey.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { deskPayer } from './ownSurvey.ts';

type Begin = typeof surveyApi.endpoints.beginSurvey;

async function newDraft(ctx: ContextOf<Begin>) {
  const payerId = deskPayer(ctx);
  const payer = await getPayer(ctx.store, payerId);
  if (!payer) throw fail('notFound');
  const [head, last] = await Promise.all([getSurveyHead(ctx.store, payerId), currentSurvey(ctx.store, payerId)]);
  if (head?.draftId) throw fail('surveyDraftOpen');
  const surveyId = ctx.newId();
  const number = (head?.number ?? 0) + 1;
  const value: StoredSurvey = {
    ...{ surveyId, number, payerId: askedPayerOf(payer) },
    ...{ payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
    ...{ title: last?.title ?? '', titleArabic: last?.titleArabic ?? '', questions: last?.questions ?? [] },
    ...{ dueOn: null, state: 'draft', edition: 1, publishedAt: null },
    ...{ authors: [await makerOf(ctx)], waiting: null, refused: null },
  };
  const after = { number, draftId: surveyId, currentId: head?.currentId ?? null };
  return { surveyId, items: [...newSurveyPuts(value), headPut(value, head, after)] };
}

/** There is one draft at a time, so that a repetition makes no second one. */
export const beginSurvey: Operation<Begin> = async (_input, ctx) => {
  const { surveyId, items } = await newDraft(ctx);
  ctx.audited({ entity: 'survey', id: surveyId, after: { state: 'draft' } });
  if (!(await writeTogether(ctx.store, items))) throw fail('surveyDraftOpen');
  return { surveyId };
};
