import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove } from './deskOf.ts';

/** The caller takes a request that has no holder. */
export const takeRequest: Operation<typeof worklistApi.endpoints.takeRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, (request) => {
    const { userId, displayName } = ctx.user;
    if (request.deskHolder?.userId !== userId) checkDeskMove(ctx, 'take', request);
    return { userId, name: displayName };
  });
