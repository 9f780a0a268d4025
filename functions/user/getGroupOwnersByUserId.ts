import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { ownersOf } from './groups.ts';
import { knownPerson } from './ownPeople.ts';

/** A user's group owners. */
export const getGroupOwnersByUserId: Operation<typeof userApi.endpoints.getGroupOwnersByUserId> = async (
  { query },
  ctx,
) => ownersOf(ctx, (await knownPerson(ctx, query.userid)).user);
