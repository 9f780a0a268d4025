import { currentUser } from '../_data/user/currentUser.ts';
import type { PeopleScope } from '../_data/user/people.ts';
import { rolesAt } from '../_data/user/temporaryRoles.ts';
import { getUser, type User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { provenFacilityId } from '../_kit/proof.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { administersPortal, mayActAs } from '../_parts/mayActOn.ts';
import type { ActingContext } from './actingContext.ts';

const reachesAll = (ctx: Pick<ActingContext, 'now'>, caller: User): boolean =>
  administersPortal(rolesAt(caller, ctx.now()));

/**
 * The people that a list shows: those of a facility of the caller's, the current one where none is named; for administrators of the portal
 * also everybody. 404 for another facility.
 */
export async function peopleScope(ctx: SessionContext, facilityId: string | undefined): Promise<PeopleScope> {
  const caller = await currentUser(ctx);
  if (reachesAll(ctx, caller)) {
    return facilityId === undefined ? 'portal' : { facilityId: provenFacilityId(facilityId) };
  }
  const wanted = facilityId ?? ctx.user.facilityId;
  if (wanted === null) throw fail('notAllowed');
  if (!caller.facilityIds.includes(wanted)) throw fail('notFound');
  return { facilityId: provenFacilityId(wanted) };
}

/**
 * Refuses a search for paused sign-ins of everybody but the portal's administrators: its key has the people of all facilities, and a
 * page of it that leaves the others out would still tell that there are some.
 */
export async function checkPausedSearch(ctx: SessionContext): Promise<void> {
  if (!reachesAll(ctx, await currentUser(ctx))) throw invalid('isPaused', 'pausedForPortal');
}

/** Whether the caller may know of a user: administrators of the portal of everybody, others of those who share a facility with them. */
export const knowsOf = (ctx: Pick<ActingContext, 'now'>, caller: User, user: User): boolean =>
  reachesAll(ctx, caller) || (user.payerId === null && user.facilityIds.some((id) => caller.facilityIds.includes(id)));

/** The caller, and a user that they may know of, both as they are stored now; 404 for all others, whether or not there is such a user. */
export async function knownPerson(ctx: ActingContext, userId: string): Promise<{ caller: User; user: User }> {
  const [caller, user] = await Promise.all([currentUser(ctx), getUser(ctx.store, userId)]);
  if (!user || !knowsOf(ctx, caller, user)) throw fail('notFound');
  return { caller, user };
}

/** The same for a user whom the caller may change: 403 where they hold rights that the caller could not give, 409 for the caller's own accounts. */
export async function changeablePerson(ctx: ActingContext, userId: string): Promise<{ caller: User; user: User }> {
  const found = await knownPerson(ctx, userId);
  const { caller, user } = found;
  if (isSamePerson(caller, user)) throw fail('ownChange');
  if (!mayActAs(caller, user, ctx.now())) throw fail('notAllowed');
  return found;
}

/** The ids of facilities among which the caller may place people; null for all. */
export const ownFacilityIds = (ctx: Pick<ActingContext, 'now'>, caller: User): readonly string[] | null =>
  reachesAll(ctx, caller) ? null : caller.facilityIds;
