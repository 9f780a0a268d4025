import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { checkGiving, heldRoles } from './userRoles.ts';

/** Gives a role. A temporary one of the same name becomes one without an end. */
export const addUserRole: Operation<typeof userApi.endpoints.addUserRole> = async ({ query }, ctx) => {
  const { role } = query;
  const { caller, user } = await changePerson(ctx, query.userid, async (before, acting) => {
    if (before.roles.includes(role)) return null;
    await checkGiving(ctx, acting, before, role);
    const roles = [...before.roles, role];
    const grant = { role, at: ctx.now().toISOString(), byName: ctx.user.displayName };
    const roleGrants = [...before.roleGrants.filter((each) => each.role !== role), grant];
    const temporaryRoles = before.temporaryRoles.filter((each) => each.role !== role);
    return {
      changes: { roles, roleGrants, temporaryRoles },
      endsSessions: true,
      news: 'rightsChanged',
      audited: { before: { roles: before.roles }, after: { roles } },
    };
  });
  return heldRoles(ctx, caller, user);
};
