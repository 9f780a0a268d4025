import { type Attachment, attachmentTypeOf } from '../../shared/_parts/attachment.ts';
import type { attachmentApi } from '../../shared/attachment/routes.ts';
import { type AttachmentDraft, checkedKey, findDraft, markChecked, sentKey } from '../_data/attachment/attachment.ts';
import { arrivedBytes, keepFile, readWhole, removeFile } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { isContentOf, problemInside } from '../_parts/attachment/fileContent.ts';
import { isHarmful } from '../_parts/harmfulFile.ts';

const shown = ({ attachmentId, fileName, bytes }: AttachmentDraft): Attachment => ({ attachmentId, fileName, bytes });

/**
 * Looks at the content of a file that has arrived. What was checked is copied to where the browser's address does not reach: the
 * file cannot be exchanged afterwards.
 */
export const checkAttachment: Operation<typeof attachmentApi.endpoints.checkAttachment> = async ({ body }, ctx) => {
  const { attachmentId } = body;
  const draft = await findDraft(ctx.store, ctx.user.userId, attachmentId, ctx.now());
  if (!draft) throw fail('notFound');
  ctx.audited({ entity: 'attachment', id: attachmentId });
  if (draft.isChecked) return shown(draft);
  const type = attachmentTypeOf(draft.fileName);
  if ((await arrivedBytes(sentKey(draft))) !== draft.bytes) throw fail('uploadMissing');
  const content = await readWhole(sentKey(draft));
  if (content === null) throw fail('uploadMissing');
  const refuse = async (code: 'fileHarmful' | NonNullable<Awaited<ReturnType<typeof problemInside>>>) => {
    await removeFile(sentKey(draft));
    throw fail(code, { field: 'fileName' });
  };
  if (type === null || !isContentOf(type, content)) return refuse('fileNotAsNamed');
  // The scanner looks first: no reader of ours opens what it knows.
  if (await isHarmful(content)) return refuse('fileHarmful');
  const problem = await problemInside(type, content);
  if (problem) return refuse(problem);
  await removeFile(sentKey(draft));
  await keepFile(checkedKey(draft), content, draft.contentType);
  if (!(await markChecked(ctx.store, ctx.user.userId, attachmentId))) throw fail('notFound');
  return shown(draft);
};
