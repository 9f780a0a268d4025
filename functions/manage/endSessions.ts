import type { manageApi } from '../../shared/manage/routes.ts';
import { endSession, sessionsEnd } from '../_data/session/session.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';

async function endOthers(ctx: SessionContext): Promise<number> {
  const done = await retryWrite(async () => {
    const { item, ended } = await sessionsEnd(ctx.store, ctx.user.userId, { except: ctx.sessionId, now: ctx.now() });
    return (await writeTogether(ctx.store, [item])) ? { ended } : null;
  });
  if (!done) throw fail('changedMeanwhile');
  return done.ended;
}

/** Ends one of the caller's other sessions, or all of them. The current one ends by logging off. */
export const endSessions: Operation<typeof manageApi.endpoints.endSessions> = async ({ body }, ctx) => {
  const { userId } = ctx.user;
  ctx.audited({ entity: 'user', id: userId });
  const { sessionId } = body;
  if (sessionId === undefined) return { ended: await endOthers(ctx) };
  if (sessionId === ctx.sessionId) throw invalid('sessionId', 'currentSession');
  if (!(await endSession(ctx.store, { userId, sessionId }))) throw fail('notFound');
  return { ended: 1 };
};
