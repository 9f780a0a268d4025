import type { attachmentApi } from '../../shared/attachment/routes.ts';
import { checkedKey, removeDraft } from '../_data/attachment/attachment.ts';
import { removeFile } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Removes a file that no message carries yet. What a record has stays: it is part of what was said. */
export const removeAttachment: Operation<typeof attachmentApi.endpoints.removeAttachment> = async ({ body }, ctx) => {
  const { attachmentId } = body;
  ctx.audited({ entity: 'attachment', id: attachmentId });
  const removed = await removeDraft(ctx.store, ctx.user.userId, attachmentId);
  if (!removed) throw fail('notFound');
  await removeFile(checkedKey(removed));
  return null;
};
