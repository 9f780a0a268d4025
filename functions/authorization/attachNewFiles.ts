import { detachWrites, listAttachments } from '../_data/attachment/attachment.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { SessionContext } from '../_kit/context.ts';
import { attachFiles } from '../_parts/attachment/attachments.ts';
import type { TransactItem } from '../_store/transaction.ts';

/**
 * Makes those of the files the record's own that are not yet, and takes away from a draft those that its writer has taken out, so that
 * the payer never reads them: the writes, and how many files it has after them.
 */
export async function attachNewFiles(
  ctx: SessionContext,
  record: StoredAuthorization,
  attachmentIds: readonly string[],
): Promise<{ items: readonly TransactItem[]; attachmentCount: number }> {
  if (attachmentIds.length === 0 && record.attachmentCount === 0) return { items: [], attachmentCount: 0 };
  const pk = authorizations.pkOf(record);
  const own = (await listAttachments(ctx.store, pk)).map(({ attachmentId }) => String(attachmentId));
  const added = attachmentIds.filter((id) => !own.includes(id));
  const removed = record.state === 'draft' ? own.filter((id) => !attachmentIds.includes(id)) : [];
  const left = record.attachmentCount - removed.length;
  const { drafts, items } = await attachFiles(ctx, added, { pk, attachments: left });
  return { items: [...detachWrites(pk, removed), ...items], attachmentCount: left + drafts.length };
}
