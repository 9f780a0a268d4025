import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { messages, opened } from './support/queries.ts';

/** Calls about queries, with the message or the document that each names. */
export const readyCalls = readyCallsOf(providerQueryApi, {
  getQueryAttachment: async (owner) => {
    const attachmentId = await records.attachment(owner);
    const queryId = await opened(owner.clinic, { payerId: payerOf(owner), attachmentIds: [attachmentId] });
    return { as: owner.payer, query: { queryId, attachmentId } };
  },
  markQueryRead: async (owner) => {
    const queryId = await records.query(owner);
    const messageId = (await messages(owner.payer, queryId)).data?.items[0]?.messageId;
    return { as: owner.payer, body: { queryId, messageId } };
  },
});
