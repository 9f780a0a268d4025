import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeHolder } from './changeHolder.ts';

/** A request that nobody has becomes the caller's. */
export const takeRequest: Operation<typeof worklistApi.endpoints.takeRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, ({ deskHolder }) => {
    const { userId, displayName } = ctx.user;
    if (deskHolder && deskHolder.userId !== userId) throw fail('takenByAnother');
    return { userId, name: displayName };
  });
