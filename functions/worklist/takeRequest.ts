import type { WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove } from './deskOf.ts';

/** Gives the caller a request that has no holder; refused when a colleague has it. */
export const takeFor = (ctx: SessionContext, eligibilityId: string): Promise<WorklistItem> =>
  changeHolder(ctx, eligibilityId, (request) => {
    const { userId, displayName } = ctx.user;
    if (request.deskHolder?.userId !== userId) checkDeskMove(ctx, 'take', request);
    return { holder: { userId, name: displayName } };
  });

/** The caller takes a request that has no holder. */
export const takeRequest: Operation<typeof worklistApi.endpoints.takeRequest> = ({ body }, ctx) =>
  takeFor(ctx, body.eligibilityId);
