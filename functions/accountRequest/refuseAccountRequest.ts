import type { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import type { UserChanges } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { decide } from './decide.ts';
import { requestToDecide } from './ownDesk.ts';

/** Refuses an account, whose sign-in then tells the reason, or a licence, which the user may name again. */
export const refuseAccountRequest: Operation<typeof accountRequestApi.endpoints.refuseAccountRequest> = async (
  { body },
  ctx,
) => {
  const { request, user } = await requestToDecide(ctx, body);
  if (request.state !== 'waiting') throw fail('alreadySettled');
  const { reason } = body;
  const changes: UserChanges =
    request.kind === 'account' ? { access: 'refused', accessReason: reason } : { claimedLicense: null };
  return decide(ctx, { request, user, state: 'refused', reason, changes, items: [] });
};
