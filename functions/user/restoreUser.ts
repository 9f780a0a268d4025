import type { userApi } from '../../shared/user/routes.ts';
import { rolesAt } from '../_data/user/temporaryRoles.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { administersPortal } from '../_parts/mayActOn.ts';
import { changePerson } from './changePerson.ts';
import { recordOf, undoMs } from './shownUser.ts';

/** Undoes a removal: the account is as it was. Second factors stayed, so that an undo takes away no protection. */
export const restoreUser: Operation<typeof userApi.endpoints.restoreUser> = async ({ body }, ctx) => {
  const { caller, user } = await changePerson(ctx, body.userId, ({ removal }, acting) => {
    if (!removal) return null;
    const isOver = Date.parse(removal.at) + undoMs < ctx.now().getTime();
    if (isOver && !administersPortal(rolesAt(acting, ctx.now()))) throw fail('undoOver');
    return {
      changes: { access: removal.access, removal: null },
      news: 'accountChanged',
      audited: { before: { access: 'removed' }, after: { access: removal.access } },
    };
  });
  return recordOf(ctx, caller, user);
};
