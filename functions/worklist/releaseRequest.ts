import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeHolder } from './changeHolder.ts';

/** Whoever has a request gives it back; the payer's administrator takes it from anybody. */
export const releaseRequest: Operation<typeof worklistApi.endpoints.releaseRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, ({ deskHolder }) => {
    const isOthers = deskHolder !== null && deskHolder.userId !== ctx.user.userId;
    if (isOthers && !ctx.user.roles.includes('PayerAdmin')) throw fail('takenByAnother');
    return null;
  });
