import { couldGive } from '../../shared/_field/givenRoles.ts';
import {
  findAccountRequest,
  type RequestDesk,
  type StoredAccountRequest,
} from '../_data/accountRequest/accountRequest.ts';
import { administers } from '../_data/user/administrators.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { getUser, type User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { mayBeSamePerson } from '../_parts/approval.ts';

/** The desk of the caller as they are stored now: all requests, or those of the facility where they work. */
export async function ownDesk(ctx: SessionContext): Promise<RequestDesk> {
  const caller = await currentUser(ctx);
  if (administers(caller, 'portal')) return 'portal';
  const { scope } = ctx;
  if (scope.kind !== 'facility' || !administers(caller, scope)) throw fail('notAllowed');
  return { facilityId: scope.facilityId };
}

const mayDecide = (caller: User, { waitsFor, facilityId }: StoredAccountRequest): boolean =>
  administers(caller, 'portal') || (waitsFor === 'facility' && administers(caller, { facilityId }));

/** The caller as they are stored now, and a request that they decide about; 404 for another. */
async function decidable(ctx: SessionContext, accountRequestId: string) {
  const [caller, request] = await Promise.all([currentUser(ctx), findAccountRequest(ctx.store, accountRequestId)]);
  if (!request || !mayDecide(caller, request)) throw fail('notFound');
  return { caller, request };
}

/** A request that the caller decides about; 404 for another. */
export const requestOfDesk = async (ctx: SessionContext, accountRequestId: string): Promise<StoredAccountRequest> =>
  (await decidable(ctx, accountRequestId)).request;

/**
 * The request, in the version that the caller saw, and its account. Refuses callers who would decide about their own account, and
 * those who may not give the roles that it has.
 */
export async function requestToDecide(
  ctx: SessionContext,
  { accountRequestId, version }: { accountRequestId: string; version: number },
) {
  const { caller, request } = await decidable(ctx, accountRequestId);
  if (request.version !== version) throw fail('changedMeanwhile');
  const user = await getUser(ctx.store, request.userId);
  // A request that still waits does not bring back a person who has left.
  if (!user || user.access === 'removed') throw fail('notFound');
  if (mayBeSamePerson(user, caller)) throw fail('ownChange');
  if (!couldGive(caller.roles, user.roles)) throw fail('notAllowed');
  return { request, user };
}
