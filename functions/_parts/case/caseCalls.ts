import type { Life } from '../../../shared/_parts/life.ts';
import { listMessages, markMessageRead } from '../../_data/conversation/message.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { addressOfAttachment } from '../attachment/attachments.ts';
import { type CaseKind, type CaseOf, seenCase } from './caseKind.ts';

type Named<Id extends string, Fields> = Readonly<Record<Id, string>> & Fields;

/**
 * The operations that every case has beside its moves: its messages, its documents, the mark of what was read, and the people of the
 * payer's desk.
 *
 * @example const { messages, attachment, markRead, staff } = caseCalls(queryCase);
 */
export function caseCalls<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  kind: CaseKind<Id, L, Stored, Row>,
) {
  const { pkOf } = kind.records;
  return {
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
    staff: async (_: unknown, { scope, store }: SessionContext) => {
      if (scope.kind !== 'payer') throw fail('notFound');
      return listStaffWith(store, scope.payerId, kind.desk);
    },
  };
}
