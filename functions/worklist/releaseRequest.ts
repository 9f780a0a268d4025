import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove } from './deskOf.ts';

/**
 * The holder of a request returns it to the work list; the payer's administrator can release a request of any holder.
 */
export const releaseRequest: Operation<typeof worklistApi.endpoints.releaseRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, (request) => {
    if (request.deskHolder !== null) checkDeskMove(ctx, 'release', request);
    return { holder: null };
  });
