import { couldGive } from '../../shared/_field/givenRoles.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';

/**
 * Whether the caller, as they are stored now, may get access to this user's account: a super admin to all accounts, others only when they
 * already have access to everything that the account can open, and could have given every role it has. A user who also
 * works at another facility has to ask a super admin, or to help themselves by mail.
 */
export async function mayActOn(ctx: SessionContext, user: User): Promise<boolean> {
  const { facilityIds, roles } = await currentUser(ctx);
  if (roles.includes('SuperAdmin')) return true;
  const isOfOwnFacilities = user.facilityIds.length > 0 && user.facilityIds.every((id) => facilityIds.includes(id));
  return isOfOwnFacilities && user.payerId === null && couldGive(roles, user.roles);
}
