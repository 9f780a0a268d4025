import type { ImportKindFacts } from '../../../shared/_parts/sheetImport.ts';
import { rolesAt } from '../../_data/user/temporaryRoles.ts';
import { getUser, type User } from '../../_data/user/user.ts';
import { JobFailure } from '../job/jobKind.ts';
import type { ImportContext } from './importServer.ts';

/** Whether somebody may bring sheets of a kind for this tenant, as they are stored now. */
export function mayStillBring(
  { access, allFor = ['SuperAdmin'] }: Pick<ImportKindFacts, 'access' | 'allFor'>,
  { imported: { scope }, now }: Pick<ImportContext, 'imported' | 'now'>,
  user: User,
): boolean {
  if (user.access !== 'open' || user.isLocked) return false;
  const roles = rolesAt(user, now());
  const holds = (wanted: readonly string[]): boolean => roles.some((role) => wanted.includes(role));
  if (!holds(access)) return false;
  if (scope.kind === 'all') return holds(allFor);
  return scope.kind === 'facility' ? user.facilityIds.includes(scope.facilityId) : user.payerId === scope.payerId;
}

/**
 * The person who asked for this work, as they are stored now. Ends the work with `rightsLost` when they have left, are locked, or may bring
 * such sheets no more: what is queued outlives no right.
 */
export async function actingUser(facts: Pick<ImportKindFacts, 'access' | 'allFor'>, ctx: ImportContext): Promise<User> {
  const user = await getUser(ctx.store, ctx.actor.userId);
  if (!user || !mayStillBring(facts, ctx, user)) throw new JobFailure('rightsLost');
  return user;
}
