import type { surveyApi } from '../../shared/survey/routes.ts';
import { surveyChange } from '../_data/survey/survey.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownAsSeen } from './ownSurvey.ts';

export const refuseSurvey: Operation<typeof surveyApi.endpoints.refuseSurvey> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  if (before.state !== 'waiting') throw fail('changedMeanwhile');
  ctx.audited({ entity: 'survey', id: body.surveyId, before: { state: 'waiting' }, after: { state: 'draft' } });
  const refused = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason };
  const { item } = surveyChange(before, { state: 'draft', waiting: null, refused });
  if (!(await writeTogether(ctx.store, [item]))) throw fail('changedMeanwhile');
  return { state: 'draft' };
};
