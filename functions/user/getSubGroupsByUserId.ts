import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { knownPerson } from './ownPeople.ts';
import { subGroupsOf } from './shownUser.ts';

/** A user's sub groups. */
export const getSubGroupsByUserId: Operation<typeof userApi.endpoints.getSubGroupsByUserId> = async (
  { query },
  ctx,
) => [...subGroupsOf((await knownPerson(ctx, query.userid)).user)];
