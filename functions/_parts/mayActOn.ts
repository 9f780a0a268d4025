import { couldGive } from '../../shared/_field/givenRoles.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { rolesAt } from '../_data/user/temporaryRoles.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';

const portalRoles: readonly Role[] = ['SetupAdmin', 'SuperAdmin'];

/** Whether these roles administer the people of all facilities. */
export const administersPortal = (roles: readonly Role[]): boolean => portalRoles.some((role) => roles.includes(role));

/**
 * Whether an administrator, as they are stored now, may get access to this user's account: a super admin to all accounts, others only when
 * they already have access to everything that the account can open, and could have given every role it has. A setup
 * administrator reaches all facilities. A facility's administrator does not reach a user who also works at another facility: such
 * a user has to ask the portal's people, or to help themselves by mail. Who is an administrator only for a time does not reach a super admin.
 */
export function mayActAs(administrator: User, user: User, now: Date): boolean {
  const [roles, held] = [rolesAt(administrator, now), rolesAt(user, now)];
  if (user.roles.includes('SuperAdmin') && !administrator.roles.includes('SuperAdmin')) return false;
  if (roles.includes('SuperAdmin')) return true;
  if (user.payerId !== null || !couldGive(roles, held)) return false;
  if (roles.includes('SetupAdmin')) return true;
  return user.facilityIds.length > 0 && user.facilityIds.every((id) => administrator.facilityIds.includes(id));
}

/** Whether the caller may get access to this user's account. */
export async function mayActOn(ctx: SessionContext, user: User): Promise<boolean> {
  return mayActAs(await currentUser(ctx), user, ctx.now());
}
