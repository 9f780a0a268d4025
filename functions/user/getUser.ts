import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { knownPerson } from './ownPeople.ts';
import { recordOf } from './shownUser.ts';

/** One user whom the caller may know of. */
export const getUser: Operation<typeof userApi.endpoints.getUser> = async ({ params }, ctx) => {
  const { caller, user } = await knownPerson(ctx, params.id);
  return recordOf(ctx, caller, user);
};
