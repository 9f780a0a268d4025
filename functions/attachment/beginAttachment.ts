import { uploadProblems } from '../../shared/_field/fileUpload.ts';
import { attachmentLimits, attachmentTypeOf, attachmentTypes, cleanFileName } from '../../shared/_parts/attachment.ts';
import type { attachmentApi } from '../../shared/attachment/routes.ts';
import { putDraft, sentKey } from '../_data/attachment/attachment.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { sendingAddress } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

const rate = { name: 'attachment', most: 100, seconds: 3600 } as const;

/** Takes note of a file, and says where to send it. Type and size are checked before a byte is sent. */
export const beginAttachment: Operation<typeof attachmentApi.endpoints.beginAttachment> = async ({ body }, ctx) => {
  const { bytes } = body;
  const fileName = cleanFileName(body.fileName);
  const type = attachmentTypeOf(fileName);
  const problems = uploadProblems([{ name: fileName, size: bytes }], attachmentLimits);
  if (type === null || problems.length > 0) throw fail('fileNotAccepted', { field: 'fileName' });
  const now = ctx.now();
  await takeTurn(ctx.store, rate, ctx.user.userId, now);
  const attachmentId = ctx.newId();
  const announced = { attachmentId, fileName, bytes, contentType: attachmentTypes[type] };
  const draft = await putDraft(ctx.store, ctx.user.userId, announced, now);
  ctx.audited({ entity: 'attachment', id: attachmentId, after: { bytes, type } });
  return { attachmentId, ...(await sendingAddress(sentKey(draft), bytes, now)) };
};
