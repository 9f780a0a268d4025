import { listAttachments } from '../_data/attachment/attachment.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { SessionContext } from '../_kit/context.ts';
import { attachFiles } from '../_parts/attachment/attachments.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** Makes those of the files the record's own that are not yet: the writes, and how many files it has after them. */
export async function attachNewFiles(
  ctx: SessionContext,
  record: StoredAuthorization,
  attachmentIds: readonly string[],
): Promise<{ items: readonly TransactItem[]; attachmentCount: number }> {
  if (attachmentIds.length === 0) return { items: [], attachmentCount: record.attachmentCount };
  const pk = authorizations.pkOf(record);
  const own = new Set((await listAttachments(ctx.store, pk)).map(({ attachmentId }) => String(attachmentId)));
  const added = attachmentIds.filter((id) => !own.has(id));
  const { drafts, items } = await attachFiles(ctx, added, { pk, attachments: record.attachmentCount });
  return { items, attachmentCount: record.attachmentCount + drafts.length };
}
