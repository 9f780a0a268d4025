import type { Message, Side } from '../../../shared/_parts/conversation.ts';
import { messagePut } from '../../_data/conversation/message.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { attachFiles } from '../attachment/attachments.ts';

interface Written {
  readonly side: Side;
  readonly text: string;
  readonly attachmentIds: readonly string[];
  /** Who is shown as its author, where the other side must not learn the caller's name. */
  readonly authorName?: string;
}

/** The record that a message belongs to: its partition, and how many attachments it has already. */
interface Place {
  readonly pk: OwnPk;
  readonly attachments: number;
}

/**
 * A new message of the caller with its files: the writes for the transaction of what it does, and how many attachments the record
 * has after it.
 *
 * @example const { items, attachments } = await writeMessage(ctx, { side, text, attachmentIds }, { pk: pkOf(query), attachments: 2 });
 */
export async function writeMessage(
  ctx: SessionContext,
  { side, text, attachmentIds, authorName = ctx.user.displayName }: Written,
  place: Place,
): Promise<{ items: TransactItem[]; attachments: number; messageId: string }> {
  const { drafts, items } = await attachFiles(ctx, attachmentIds, place);
  const message: Message = {
    messageId: ctx.newId(),
    side,
    authorName,
    text,
    attachments: drafts.map(({ attachmentId, fileName, bytes }) => ({ attachmentId, fileName, bytes })),
    at: ctx.now().toISOString(),
  };
  return {
    items: [messagePut(place.pk, message), ...items],
    attachments: place.attachments + drafts.length,
    messageId: message.messageId,
  };
}
