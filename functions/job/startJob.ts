import { type JobRequest, jobApi } from '../../shared/job/routes.ts';
import { isLaneBusy, newJob, newJobPuts } from '../_data/job/job.ts';
import { laneOf, ownerOf } from '../_data/job/jobOwner.ts';
import { queueJob } from '../_data/job/jobQueue.ts';
import { findUpload, uploadKey } from '../_data/job/jobUpload.ts';
import { arrivedBytes } from '../_data/transfer/transfer.ts';
import { hashedCriteria } from '../_kit/auditSearch.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { exportName, isExport } from './exportName.ts';
import { allowKind } from './ownJob.ts';

type Start = typeof jobApi.endpoints.startJob;
type Context = ContextOf<Start>;

/** Stores a job, due at once, and brings it to the worker. */
export const startJob: Operation<Start> = async ({ body }, ctx) => {
  allowKind(body.job.kind, ctx);
  const { data, isRepeated } = await once(ctx, jobApi.endpoints.startJob, () => prepare(body.job, ctx));
  const { kind } = body.job;
  const asked = isExport(body.job) ? body.job : null;
  const { criteria, hashes } = await hashedCriteria(asked?.criteria ?? {});
  const exported = asked && { format: asked.format, criteria };
  ctx.audited({ entity: 'job', id: data.jobId, after: { kind, ...exported, isRepeated } });
  for (const hash of hashes) ctx.audited({ entity: 'identifier', id: hash });
  if (!isRepeated) await queueJob({ jobId: data.jobId, kind });
  return data;
};

async function prepare(request: JobRequest, ctx: Context) {
  const { scope, user } = ctx;
  const owner = ownerOf(request.kind, { scope, user }, 'payerId' in request ? request.payerId : undefined);
  const lane = laneOf(request.kind, owner);
  if (lane && (await isLaneBusy(ctx.store, lane))) throw fail('jobAlreadyRunning');
  const upload = 'uploadId' in request ? await arrivedUpload(request, ctx) : null;
  const fileName = isExport(request) ? await exportName(request, ctx) : (upload?.fileName ?? null);
  const jobId = ctx.newId();
  const start = {
    jobId,
    fileName,
    startedByName: user.displayName,
    startedBy: user.userId,
    owner,
    lane,
    scope,
    request,
    upload: upload && { uploadId: upload.uploadId, bytes: upload.bytes },
  };
  return { data: { jobId }, items: newJobPuts(newJob(start, ctx.now())) };
}

/** The file that the caller announced, if it has arrived as announced. */
async function arrivedUpload(
  { uploadId, kind }: Extract<JobRequest, { uploadId: string }>,
  { store, user, now }: Context,
) {
  const upload = await findUpload(store, { uploadId, kind, userId: user.userId }, now());
  if (!upload) throw fail('notFound');
  if ((await arrivedBytes(uploadKey(upload))) !== upload.bytes) throw fail('uploadMissing');
  return upload;
}
