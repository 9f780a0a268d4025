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

/** A request that the caller decides about; 404 for another. */
export async function requestOfDesk(ctx: SessionContext, accountRequestId: string): Promise<StoredAccountRequest> {
  const [caller, request] = await Promise.all([currentUser(ctx), findAccountRequest(ctx.store, accountRequestId)]);
  if (!request || !mayDecide(caller, request)) throw fail('notFound');
  return request;
}

/** The request and its account as the caller saw them, both to be decided; nobody decides about themselves, or gives what they could not give. */
export async function requestToDecide(
  ctx: SessionContext,
  { accountRequestId, version }: { accountRequestId: string; version: number },
) {
  const request = await requestOfDesk(ctx, accountRequestId);
  if (request.version !== version) throw fail('changedMeanwhile');
  const [caller, user] = await Promise.all([currentUser(ctx), getUser(ctx.store, request.userId)]);
  if (!user) throw fail('notFound');
  const isOwn = user.userId === caller.userId || (user.emiratesId !== null && user.emiratesId === caller.emiratesId);
  if (isOwn) throw fail('ownChange');
  if (!couldGive(caller.roles, user.roles)) throw fail('notAllowed');
  return { request, user };
}
