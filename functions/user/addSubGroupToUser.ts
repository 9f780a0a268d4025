import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeGroups } from './changeGroups.ts';
import { subGroupsOf } from './groups.ts';

/** Gives a user a sub group. */
export const addSubGroupToUser: Operation<typeof userApi.endpoints.addSubGroupToUser> = async ({ query }, ctx) => {
  const change = { list: 'subGroupIds', id: query.subgroupid, isAdded: true } as const;
  return subGroupsOf(ctx, await changeGroups(ctx, query.userid, change));
};
