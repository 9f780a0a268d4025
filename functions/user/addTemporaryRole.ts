import type { userApi } from '../../shared/user/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { changePerson } from './changePerson.ts';
import { checkGiving, heldRoles } from './userRoles.ts';

const longestMs = 366 * 86_400_000;

/** Gives a role until an instant. One that is held without an end stays as it is; an earlier end is replaced. */
export const addTemporaryRole: Operation<typeof userApi.endpoints.addTemporaryRole> = async ({ body }, ctx) => {
  const { role, endsAt, reason } = body;
  const now = ctx.now();
  if (endsAt <= now.toISOString()) throw invalid('endsAt', 'endsInPast');
  if (Date.parse(endsAt) > now.getTime() + longestMs) throw invalid('endsAt', 'endsTooLate');
  const { caller, user } = await changePerson(ctx, body.userId, async (before, acting) => {
    if (before.roles.includes(role)) return null;
    await checkGiving(ctx, acting, before, role);
    const given = { role, endsAt, givenAt: now.toISOString(), givenBy: ctx.user.displayName, reason };
    const temporaryRoles = [
      ...before.temporaryRoles.filter((each) => each.role !== role && each.endsAt > now.toISOString()),
      given,
    ];
    return {
      changes: { temporaryRoles },
      endsSessions: true,
      news: 'rightsChanged',
      audited: { before: { roles: before.roles }, after: { temporaryRole: role, endsAt, reason } },
    };
  });
  return heldRoles(ctx, caller, user);
};
