import { type BatchOutcome, failedBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../shared/job/jobKinds.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { importOfSheet } from '../_data/eligibilityBatch/askingJobs.ts';
import { listBatchRows } from '../_data/eligibilityBatch/batchRow.ts';
import { againUpdate, newJob, newJobPuts, type StoredJob } from '../_data/job/job.ts';
import { queueJob } from '../_data/job/jobQueue.ts';
import { stillIn } from '../_data/sheetImport/sheetImport.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { ownJob } from './ownJob.ts';

type AskAgain = typeof jobApi.endpoints.askAgain;

/** The worker of a sheet that was stopped ends the requests that it has begun: until then a row that was not sent may still be. */
const stoppingMs = 60_000;

async function hasFailedRows(job: StoredJob, { store }: ContextOf<AskAgain>): Promise<boolean> {
  const pages = await Promise.all(
    (failedBatchOutcomes as readonly BatchOutcome[]).map((outcome) => listBatchRows(store, job, { outcome, take: 1 })),
  );
  return pages.some(({ items }) => items.length > 0);
}

/** An ended sheet of the caller that has failed rows, which no other sheet asks again. */
async function askableJob(jobId: string, ctx: ContextOf<AskAgain>): Promise<StoredJob> {
  const job = await ownJob(jobId, ctx);
  if (job.kind !== 'eligibilityBatch') throw fail('notFound');
  const sinceEnd = ctx.now().getTime() - Date.parse(job.finishedAt ?? job.createdAt);
  if (isUnfinished(job.state) || (job.state === 'cancelled' && sinceEnd < stoppingMs)) throw fail('jobAlreadyRunning');
  if (job.againIn !== null || !(await hasFailedRows(job, ctx))) throw fail('changedMeanwhile');
  return job;
}

/** Starts a sheet of the rows of an earlier one that failed. A sheet is asked again once: what fails then is asked again from there. */
export const askAgain: Operation<AskAgain> = async ({ body }, ctx) => {
  const { data, isRepeated } = await once(ctx, jobApi.endpoints.askAgain, async () => {
    const source = await askableJob(body.jobId, ctx);
    const { fileName, owner, lane, scope, request } = source;
    const jobId = ctx.newId();
    const by = { startedByName: ctx.user.displayName, startedBy: ctx.user.userId };
    // The request is the earlier one's, whose file is gone: an older release finds nothing to do in it.
    const start = { jobId, fileName, owner, lane, scope, request, upload: null, ...by, againOf: source.jobId };
    const imported = await importOfSheet(ctx.store, source);
    // Nobody is asked about rows that are being taken back.
    if (imported && imported.state !== 'done') throw fail('changedMeanwhile');
    const still = imported ? [stillIn(imported)] : [];
    return { data: { jobId }, items: [...newJobPuts(newJob(start, ctx.now())), againUpdate(source, jobId), ...still] };
  });
  ctx.audited({ entity: 'job', id: data.jobId, after: { kind: 'eligibilityBatch', againOf: body.jobId, isRepeated } });
  if (!isRepeated) await queueJob({ jobId: data.jobId, kind: 'eligibilityBatch' });
  return data;
};
