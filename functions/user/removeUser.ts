import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { removePerson } from './removePerson.ts';

/** Removes a user by the name that the specification gives the call. */
export const removeUser: Operation<typeof userApi.endpoints.removeUser> = ({ query }, ctx) =>
  removePerson(ctx, query.userid);
