import { firstEndOf } from '../../../shared/_contract/sessionUser.ts';
import { mostAttachments } from '../../../shared/_parts/attachment.ts';
import {
  type AttachmentDraft,
  attachedKey,
  attachmentWrites,
  checkedKey,
  findDraft,
  getAttachment,
} from '../../_data/attachment/attachment.ts';
import { fetchingAddress, keepFile, readWhole } from '../../_data/transfer/transfer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Files that a message is about to carry, with the writes that make them the record's. */
export interface AttachedFiles {
  readonly drafts: readonly AttachmentDraft[];
  readonly items: readonly TransactItem[];
}

/**
 * Takes the caller's checked files for a message of a record: keeps their content for as long as the record, and gives the writes
 * for the transaction of the message. A file that is not the caller's, or whose content was not checked, is refused at its field.
 */
export async function attachFiles(
  ctx: SessionContext,
  attachmentIds: readonly string[],
  record: { readonly pk: OwnPk; readonly attachments: number },
): Promise<AttachedFiles> {
  const ids = [...new Set(attachmentIds)];
  if (record.attachments + ids.length > mostAttachments.ofRecord) throw fail('tooManyAttachments');
  const { userId } = ctx.user;
  const drafts = await Promise.all(ids.map((id) => findDraft(ctx.store, userId, id, ctx.now())));
  const checked = drafts.filter((draft) => draft?.isChecked === true) as AttachmentDraft[];
  if (checked.length < ids.length) throw invalid('attachmentIds', 'attachmentMissing');
  // One after the other: each may have ten megabytes.
  for (const draft of checked) {
    const content = await readWhole(checkedKey(draft));
    if (content === null) throw invalid('attachmentIds', 'attachmentMissing');
    await keepFile(attachedKey(draft), content, draft.contentType);
  }
  return { drafts: checked, items: attachmentWrites(record.pk, userId, checked) };
}

/** Where the browser fetches a file of a record for five minutes; 404 for a file that the record does not have. */
export async function addressOfAttachment(ctx: SessionContext, recordPk: OwnPk, attachmentId: string) {
  const found = await getAttachment(ctx.store, recordPk, attachmentId);
  if (!found) throw fail('notFound');
  return fetchingAddress(attachedKey(found), found, ctx.now(), firstEndOf(ctx.user));
}
