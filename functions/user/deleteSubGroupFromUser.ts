import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeGroups } from './changeGroups.ts';
import { subGroupsOf } from './groups.ts';

/** Takes a sub group from a user. */
export const deleteSubGroupFromUser: Operation<typeof userApi.endpoints.deleteSubGroupFromUser> = async (
  { query },
  ctx,
) => {
  const change = { list: 'subGroupIds', id: query.subgroupid, isAdded: false } as const;
  return subGroupsOf(ctx, await changeGroups(ctx, query.userid, change));
};
