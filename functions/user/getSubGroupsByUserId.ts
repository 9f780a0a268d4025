import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { subGroupsOf } from './groups.ts';
import { knownPerson } from './ownPeople.ts';

/** A user's sub groups. */
export const getSubGroupsByUserId: Operation<typeof userApi.endpoints.getSubGroupsByUserId> = async ({ query }, ctx) =>
  subGroupsOf(ctx, (await knownPerson(ctx, query.userid)).user);
