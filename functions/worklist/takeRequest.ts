import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove } from './deskOf.ts';

/** A request that nobody has becomes the caller's. */
export const takeRequest: Operation<typeof worklistApi.endpoints.takeRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, (request) => {
    const { userId, displayName } = ctx.user;
    if (request.deskHolder?.userId !== userId) checkDeskMove(ctx, 'take', request);
    return { userId, name: displayName };
  });
