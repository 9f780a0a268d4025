import type { manageApi } from '../../shared/manage/routes.ts';
import { listSessions } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';

/** Where the caller is signed in, this place among them. */
export const getSessions: Operation<typeof manageApi.endpoints.getSessions> = async ({ query }, ctx) => {
  const { items, ...page } = await listSessions(ctx.store, ctx.user.userId, { ...query, now: ctx.now() });
  return { ...page, items: items.map((session) => ({ ...session, isCurrent: session.sessionId === ctx.sessionId })) };
};
