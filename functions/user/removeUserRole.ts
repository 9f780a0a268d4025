import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changePerson } from './changePerson.ts';
import { heldRoles, mayGive } from './userRoles.ts';

/** Takes a role away, whether or not it has an end. */
export const removeUserRole: Operation<typeof userApi.endpoints.removeUserRole> = async ({ query }, ctx) => {
  const { role } = query;
  const { caller, user } = await changePerson(ctx, query.userid, (before, acting) => {
    if (!mayGive(acting, role)) throw fail('notAllowed');
    const temporaryRoles = before.temporaryRoles.filter((each) => each.role !== role);
    const roles = before.roles.filter((each) => each !== role);
    if (roles.length === before.roles.length && temporaryRoles.length === before.temporaryRoles.length) return null;
    return {
      changes: { roles, temporaryRoles, roleGrants: before.roleGrants.filter((each) => each.role !== role) },
      endsSessions: true,
      news: 'rightsChanged',
      audited: { before: { roles: before.roles }, after: { roles, taken: role } },
    };
  });
  return heldRoles(ctx, caller, user);
};
