import { movesFor } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { listReadMarks } from '../_data/conversation/message.ts';
import { queryPk, queryTimeline } from '../_data/providerQuery/providerQuery.ts';
import type { Operation } from '../_kit/context.ts';
import { rowOf, seenQuery } from './ownQuery.ts';

export const getQuery: Operation<typeof providerQueryApi.endpoints.getQuery> = async ({ query: { queryId } }, ctx) => {
  const { found, side } = await seenQuery(ctx, queryId);
  const [attachments, events, readMarks] = await Promise.all([
    listAttachments(ctx.store, queryPk(found)),
    queryTimeline.list(ctx.store, found),
    listReadMarks(ctx.store, queryPk(found)),
  ]);
  const { version, stateSince, about, satisfaction, mergedInto, clock } = found;
  return {
    ...rowOf(found, side, ctx.now()),
    ...{ version, stateSince, about, satisfaction, mergedInto, attachments, events, readMarks, side },
    isFirstResponse: clock.respondedAt === null,
    moves: movesFor(queryLife, found, ctx.user, ctx.now()),
  };
};
