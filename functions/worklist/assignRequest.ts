import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove, deskOf } from './deskOf.ts';

/** One of the payer's people who may hold requests, by user id; null for everybody else. */
async function reviewerOf(ctx: SessionContext, userId: string) {
  const reviewers = await listStaffWith(ctx.store, deskOf(ctx).payerId, moduleAccess.worklist);
  return reviewers.find((each) => each.userId === userId) ?? null;
}

/** The payer's administrator gives a request to one of the payer's people, over the version that they saw. */
export const assignRequest: Operation<typeof worklistApi.endpoints.assignRequest> = async ({ body }, ctx) => {
  const holder = await reviewerOf(ctx, body.assignee);
  return changeHolder(ctx, body.eligibilityId, ({ version }) => {
    if (!holder) throw invalid('assignee', 'unknownChoice');
    if (version !== body.version) throw fail('changedMeanwhile');
    return { holder };
  });
};

/** The holder of a request gives it to a colleague, who reads the note beside it. */
export const handOverRequest: Operation<typeof worklistApi.endpoints.handOverRequest> = async ({ body }, ctx) => {
  const holder = await reviewerOf(ctx, body.assignee);
  return changeHolder(ctx, body.eligibilityId, (request) => {
    checkDeskMove(ctx, 'handOver', request);
    if (!holder) throw invalid('assignee', 'unknownChoice');
    if (request.version !== body.version) throw fail('changedMeanwhile');
    const note = body.note ? { text: body.note, byName: ctx.user.displayName, at: ctx.now().toISOString() } : null;
    return { holder, note };
  });
};
