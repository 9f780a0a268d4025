import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { changeHolder } from './changeHolder.ts';
import { deskOf } from './deskOf.ts';

/** The payer's administrator gives a request to one of the payer's people, over the version that they saw. */
export const assignRequest: Operation<typeof worklistApi.endpoints.assignRequest> = async ({ body }, ctx) => {
  const reviewers = await listStaffWith(ctx.store, deskOf(ctx).payerId, moduleAccess.worklist);
  const assignee = reviewers.find(({ userId }) => userId === body.assignee) ?? null;
  return changeHolder(ctx, body.eligibilityId, ({ version }) => {
    if (!assignee) throw invalid('assignee', 'unknownChoice');
    if (version !== body.version) throw fail('changedMeanwhile');
    return assignee;
  });
};
