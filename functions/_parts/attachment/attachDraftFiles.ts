import type { Attachment } from '../../../shared/_parts/attachment.ts';
import { detachWrites, listAttachments } from '../../_data/attachment/attachment.ts';
import type { StoredCase } from '../../_data/case/caseRecord.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { attachFiles } from './attachments.ts';

interface DraftFiles {
  readonly items: readonly TransactItem[];
  readonly attachmentCount: number;
  /** The files that the form names. */
  readonly files: readonly Pick<Attachment, 'fileName' | 'bytes'>[];
}

/**
 * Makes those of the files the case's own that are not yet, and takes away from a draft those that its writer has taken out, so that
 * the other side never reads them: the writes, and how many files it has after them.
 */
export async function attachDraftFiles<Stored extends StoredCase>(
  ctx: SessionContext,
  { pkOf }: { readonly pkOf: (record: Stored) => OwnPk },
  record: Stored,
  attachmentIds: readonly string[],
): Promise<DraftFiles> {
  if (attachmentIds.length === 0 && record.attachmentCount === 0) return { items: [], attachmentCount: 0, files: [] };
  const pk = pkOf(record);
  const stored = await listAttachments(ctx.store, pk);
  const own = stored.map(({ attachmentId }) => String(attachmentId));
  const added = attachmentIds.filter((id) => !own.includes(id));
  const removed = record.state === 'draft' ? own.filter((id) => !attachmentIds.includes(id)) : [];
  const left = record.attachmentCount - removed.length;
  const { drafts, items } = await attachFiles(ctx, added, { pk, attachments: left });
  const files = [...stored.filter(({ attachmentId }) => attachmentIds.includes(attachmentId)), ...drafts];
  return { items: [...detachWrites(pk, removed), ...items], attachmentCount: left + drafts.length, files };
}
