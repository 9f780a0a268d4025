import type { accountApi } from '../../shared/account/routes.ts';
import { changeSessionUser } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';

/** Ends a step of sign-in that changes nothing: the current facility stays, or what was asked for is left for later. */
export const settleSignInStep: Operation<typeof accountApi.endpoints.settleSignInStep> = async ({ body }, ctx) => {
  const pendingSteps = ctx.user.pendingSteps.filter((step) => step !== body.step);
  const user = { ...ctx.user, pendingSteps };
  await changeSessionUser(ctx.store, { userId: user.userId, sessionId: ctx.sessionId }, user);
  return user;
};
