import type { worklistApi } from '../../shared/api/worklist.ts';
import type { Operation } from '../_kit/context.ts';
import { changeHolder, takenBy } from './changeHolder.ts';

/** A request that nobody has becomes the caller's. */
export const takeRequest: Operation<typeof worklistApi.endpoints.takeRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, ({ deskHolder }) => {
    const { userId, displayName } = ctx.user;
    if (deskHolder && deskHolder.userId !== userId) throw takenBy(deskHolder);
    return { userId, name: displayName };
  });
