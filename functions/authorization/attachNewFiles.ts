import { type Attachment, attachmentTypeOf } from '../../shared/_parts/attachment.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { regulatorFiles } from '../../shared/authorization/regulatorFiles.ts';
import { detachWrites, listAttachments } from '../_data/attachment/attachment.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { attachFiles } from '../_parts/attachment/attachments.ts';
import type { TransactItem } from '../_store/transaction.ts';

type NamedFile = Pick<Attachment, 'fileName' | 'bytes'>;

interface NewFiles {
  readonly items: readonly TransactItem[];
  readonly attachmentCount: number;
  /** The files that the form names. */
  readonly files: readonly NamedFile[];
}

/** Files that go to a payer by a post office are of a form and a size that it takes, and stand at a line. */
export function checkRegulatorFiles({ lines }: Pick<AuthorizationForm, 'lines'>, files: readonly NamedFile[]): void {
  if (files.length === 0) return;
  if (lines.length === 0) throw invalid('attachmentIds', 'filesNeedLine');
  const { types, largest, all } = regulatorFiles;
  const isTaken = ({ fileName, bytes }: NamedFile) =>
    types.includes(attachmentTypeOf(fileName) ?? '') && bytes <= largest;
  const together = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!files.every(isTaken) || together > all) throw invalid('attachmentIds', 'filesNotForRegulator');
}

/**
 * Makes those of the files the record's own that are not yet, and takes away from a draft those that its writer has taken out, so that
 * the payer never reads them: the writes, and how many files it has after them.
 */
export async function attachNewFiles(
  ctx: SessionContext,
  record: StoredAuthorization,
  attachmentIds: readonly string[],
): Promise<NewFiles> {
  if (attachmentIds.length === 0 && record.attachmentCount === 0) return { items: [], attachmentCount: 0, files: [] };
  const pk = authorizations.pkOf(record);
  const stored = await listAttachments(ctx.store, pk);
  const own = stored.map(({ attachmentId }) => String(attachmentId));
  const added = attachmentIds.filter((id) => !own.includes(id));
  const removed = record.state === 'draft' ? own.filter((id) => !attachmentIds.includes(id)) : [];
  const left = record.attachmentCount - removed.length;
  const { drafts, items } = await attachFiles(ctx, added, { pk, attachments: left });
  const files = [...stored.filter(({ attachmentId }) => attachmentIds.includes(attachmentId)), ...drafts];
  return { items: [...detachWrites(pk, removed), ...items], attachmentCount: left + drafts.length, files };
}
