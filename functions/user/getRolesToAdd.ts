import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { conflictOf } from '../../shared/_field/rolePairs.ts';
import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { mayActAs } from '../_parts/mayActOn.ts';
import { knownPerson } from './ownPeople.ts';
import { rolesOfPerson } from './userRoles.ts';

/** The roles that the caller may give to a user and that the user has not. Nobody has any for themselves. */
export const getRolesToAdd: Operation<typeof userApi.endpoints.getRolesToAdd> = async ({ query }, ctx) => {
  const { caller, user } = await knownPerson(ctx, query.userid);
  if (isSamePerson(caller, user) || !mayActAs(caller, user, ctx.now())) return [];
  const held = await rolesOfPerson(ctx, user);
  return givableRoles(caller.roles)
    .filter((role) => !user.roles.includes(role))
    .map((role) => ({ role, conflict: conflictOf(held, role) }));
};
