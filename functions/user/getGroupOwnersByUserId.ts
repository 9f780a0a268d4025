import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { knownPerson } from './ownPeople.ts';
import { ownersOf } from './shownUser.ts';

/** A user's group owners. */
export const getGroupOwnersByUserId: Operation<typeof userApi.endpoints.getGroupOwnersByUserId> = async (
  { query },
  ctx,
) => [...ownersOf((await knownPerson(ctx, query.userid)).user)];
