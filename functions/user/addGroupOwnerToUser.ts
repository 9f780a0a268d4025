import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeGroups } from './changeGroups.ts';
import { ownersOf } from './groups.ts';

/** Gives a user a group owner. */
export const addGroupOwnerToUser: Operation<typeof userApi.endpoints.addGroupOwnerToUser> = async ({ query }, ctx) => {
  const change = { list: 'groupOwnerIds', id: query.groupownerid, isAdded: true } as const;
  return ownersOf(ctx, await changeGroups(ctx, query.userid, change));
};
