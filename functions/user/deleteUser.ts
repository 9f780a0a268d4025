import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { removePerson } from './removePerson.ts';

/** Removes a user. */
export const deleteUser: Operation<typeof userApi.endpoints.deleteUser> = ({ params }, ctx) =>
  removePerson(ctx, params.id);
