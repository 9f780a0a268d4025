import type { manageApi } from '../../shared/manage/routes.ts';
import { endSession, endSessionsOf, listSessions } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

/** Ends one of the caller's other sessions, or all of them. The current one ends by logging off. */
export const endSessions: Operation<typeof manageApi.endpoints.endSessions> = async ({ body }, ctx) => {
  const { userId } = ctx.user;
  ctx.audited({ entity: 'user', id: userId });
  const { sessionId } = body;
  if (sessionId === undefined) return { ended: await endSessionsOf(ctx.store, userId, ctx.sessionId) };
  if (sessionId === ctx.sessionId) throw invalid('sessionId', 'currentSession');
  const sessions = await listSessions(ctx.store, userId, ctx.now());
  if (!sessions.some((session) => session.sessionId === sessionId)) throw fail('notFound');
  await endSession(ctx.store, { userId, sessionId });
  return { ended: 1 };
};
