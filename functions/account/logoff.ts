import type { accountApi } from '../../shared/account/routes.ts';
import { endSession } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';

/** Ends the session on the server, so that a copied token is worth nothing afterwards (REQ-LOGIN-14). */
export const logoff: Operation<typeof accountApi.endpoints.logoff> = async (_input, ctx) => {
  const { userId } = ctx.user;
  await endSession(ctx.store, { userId, sessionId: ctx.sessionId });
  ctx.audited({ entity: 'user', id: userId });
  return null;
};
