import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeGroups } from './changeGroups.ts';
import { ownersOf } from './groups.ts';

/** Takes a group owner from a user. */
export const deleteGroupOwnerFromUser: Operation<typeof userApi.endpoints.deleteGroupOwnerFromUser> = async (
  { query },
  ctx,
) => {
  const change = { list: 'groupOwnerIds', id: query.groupownerid, isAdded: false } as const;
  return ownersOf(ctx, await changeGroups(ctx, query.userid, change));
};
