import type { worklistApi } from '../../shared/worklist/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeHolder } from './changeHolder.ts';
import { checkDeskMove } from './deskOf.ts';

/** Whoever has a request gives it back; the payer's administrator takes it from anybody. */
export const releaseRequest: Operation<typeof worklistApi.endpoints.releaseRequest> = ({ body }, ctx) =>
  changeHolder(ctx, body.eligibilityId, (request) => {
    if (request.deskHolder !== null) checkDeskMove(ctx, 'release', request);
    return null;
  });
