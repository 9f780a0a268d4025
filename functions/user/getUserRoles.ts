import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { knownPerson } from './ownPeople.ts';
import { heldRoles } from './userRoles.ts';

/** A user's roles, and who gave them. */
export const getUserRoles: Operation<typeof userApi.endpoints.getUserRoles> = async ({ query }, ctx) => {
  const { caller, user } = await knownPerson(ctx, query.userid);
  return heldRoles(ctx, caller, user);
};
