import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { surveyApi } from '../../shared/survey/routes.ts';
import { surveyProblems } from '../../shared/survey/surveyRules.ts';
import { surveyChange } from '../_data/survey/survey.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownDraft } from './ownSurvey.ts';
import { refuseProblems } from './refusals.ts';
import { waitingNews } from './surveyNews.ts';

/** A draft that is complete waits from now on, and who may publish it is told. */
export const sendSurvey: Operation<typeof surveyApi.endpoints.sendSurvey> = async ({ body }, ctx) => {
  const before = await ownDraft(ctx, body);
  refuseProblems(surveyProblems(before, emiratesDateOf(ctx.now())));
  ctx.audited({ entity: 'survey', id: body.surveyId, before: { state: 'draft' }, after: { state: 'waiting' } });
  const { after, item } = surveyChange(before, { state: 'waiting', waiting: await makerOf(ctx), refused: null });
  if (!(await writeTogether(ctx.store, [item, ...(await waitingNews(ctx, after))]))) throw fail('changedMeanwhile');
  return { state: 'waiting' };
};
