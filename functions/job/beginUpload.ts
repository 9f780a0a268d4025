import { uploadProblems } from '../../shared/_field/fileUpload.ts';
import { jobKindFacts } from '../../shared/job/jobKinds.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import { putUpload, uploadKey } from '../_data/job/jobUpload.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { sendingAddress } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { allowKind } from './ownJob.ts';

const uploadRate = { name: 'upload', most: 30, seconds: 3600 } as const;

/** Takes note of a file that a job will read, and says where to send it. Type and size are checked before a byte is sent. */
export const beginUpload: Operation<typeof jobApi.endpoints.beginUpload> = async ({ body }, ctx) => {
  const { kind, fileName, bytes } = body;
  allowKind(kind, ctx);
  const { upload: rule } = jobKindFacts(kind);
  const problems =
    rule &&
    uploadProblems([{ name: fileName, size: bytes }], { maxFiles: 1, maxBytes: rule.mostBytes, types: rule.types });
  if (!problems || problems.length > 0) throw fail('fileNotAccepted', { field: 'fileName' });
  const now = ctx.now();
  await takeTurn(ctx.store, uploadRate, ctx.user.userId, now);
  const uploadId = ctx.newId();
  const upload = await putUpload(ctx.store, { uploadId, kind, userId: ctx.user.userId, fileName, bytes }, now);
  ctx.audited({ entity: 'upload', id: uploadId, after: { kind, bytes } });
  return { uploadId, ...(await sendingAddress(uploadKey(upload), bytes, now)) };
};
