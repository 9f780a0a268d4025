import type { Life } from '../../../shared/_parts/life.ts';
import { listMessages, markMessageRead } from '../../_data/conversation/message.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { addressOfAttachment } from '../attachment/attachments.ts';
import { type CaseKind, type CaseOf, seenCase } from './caseKind.ts';
import { type Asked, listCases, readCase } from './readCase.ts';

type Named<Id extends string, Fields> = Readonly<Record<Id, string>> & Fields;

/**
 * The operations that every case has beside its moves: list and record where the module adds nothing to them, its messages, its
 * documents, the mark of what was read, and the people of the payer's desk.
 *
 * @example const { list, read, messages, attachment, markRead, staff } = caseCalls(queryCase);
 */
export function caseCalls<
  Id extends string,
  L extends Life,
  Stored extends CaseOf<L>,
  Row extends Readonly<Record<Id, string>>,
>(kind: CaseKind<Id, L, Stored, Row>) {
  const { pkOf } = kind.records;
  return {
    list: ({ query }: { query: Asked<L> }, ctx: SessionContext) => listCases(ctx, kind, query, () => true),
    read: async ({ query }: { query: Named<Id, object> }, ctx: SessionContext) =>
      (await readCase(ctx, kind, query[kind.id])).shown,
    messages: async (
      { query }: { query: Named<Id, { cursor?: string | undefined; take: number }> },
      ctx: SessionContext,
    ) => {
      const { [kind.id]: id, cursor, take } = query;
      const { found } = await seenCase(ctx, kind, id);
      return listMessages(ctx.store, pkOf(found), { cursor, take });
    },
    attachment: async ({ query }: { query: Named<Id, { attachmentId: string }> }, ctx: SessionContext) => {
      const { [kind.id]: id, attachmentId } = query;
      const { found } = await seenCase(ctx, kind, id);
      return addressOfAttachment(ctx, pkOf(found), attachmentId);
    },
    markRead: async ({ body }: { body: Named<Id, { messageId: string }> }, ctx: SessionContext) => {
      const { [kind.id]: id, messageId } = body;
      const { found, side } = await seenCase(ctx, kind, id);
      await markMessageRead(ctx.store, pkOf(found), { side, messageId, at: ctx.now().toISOString() });
      return null;
    },
    staff: async (_: unknown, { party, store }: SessionContext) => {
      if (party.kind !== 'payer') throw fail('notFound');
      return listStaffWith(store, party.payerId, kind.desk);
    },
  };
}
