import type { PublicContext } from '../../_kit/context.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { type MailTopic, newEmailEntry, outboxPut } from '../outbox/outbox.ts';
import { queueSoon } from '../outbox/outboxQueue.ts';

/** A mail that goes out with a change: `item` belongs into its transaction, `queue` is called after it. */
export interface OutgoingMail {
  readonly item: TransactItem;
  readonly queue: () => Promise<unknown>;
}

/** A mail to the user with this name, or to the reader of that address when no user has it. */
export function newMail(ctx: Pick<PublicContext, 'now' | 'newId'>, topic: MailTopic, userName: string): OutgoingMail {
  const outboxId = ctx.newId();
  const item = outboxPut(newEmailEntry(outboxId, topic, userName, ctx.now()));
  return { item, queue: () => queueSoon({ outboxId, kind: 'email' }) };
}

/** Stores a mail of its own, which goes out with no other change, and queues it. */
export async function queueMail(
  ctx: Pick<PublicContext, 'store' | 'now' | 'newId'>,
  topic: MailTopic,
  userName: string,
): Promise<void> {
  const mail = newMail(ctx, topic, userName);
  if (!(await writeTogether(ctx.store, [mail.item]))) throw new Error('The mail was not stored');
  await mail.queue();
}
