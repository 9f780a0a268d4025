import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { listMessages, markMessageRead } from '../_data/conversation/message.ts';
import { queryPk } from '../_data/providerQuery/providerQuery.ts';
import type { Operation } from '../_kit/context.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { seenQuery } from './ownQuery.ts';

type Endpoints = typeof providerQueryApi.endpoints;

export const getQueryMessages: Operation<Endpoints['getQueryMessages']> = async ({ query }, ctx) => {
  const { queryId, ...page } = query;
  const { found } = await seenQuery(ctx, queryId);
  return listMessages(ctx.store, queryPk(found), page);
};

export const getQueryAttachment: Operation<Endpoints['getQueryAttachment']> = async ({ query }, ctx) => {
  const { found } = await seenQuery(ctx, query.queryId);
  return addressOfAttachment(ctx, queryPk(found), query.attachmentId);
};

export const markQueryRead: Operation<Endpoints['markQueryRead']> = async ({ body }, ctx) => {
  const { queryId, messageId } = body;
  const { found, side } = await seenQuery(ctx, queryId);
  await markMessageRead(ctx.store, queryPk(found), { side, messageId, at: ctx.now().toISOString() });
  return null;
};
