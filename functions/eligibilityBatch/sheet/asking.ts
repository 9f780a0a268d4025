import { isUnfinished } from '../../../shared/job/jobKinds.ts';
import { askingJobs } from '../../_data/eligibilityBatch/askingJobs.ts';
import { allBatchRows, batchRowRemoval } from '../../_data/eligibilityBatch/batchRow.ts';
import { jobFinish, newJob, newJobPuts, type StoredJob } from '../../_data/job/job.ts';
import { ownerOf } from '../../_data/job/jobOwner.ts';
import { queueJob } from '../../_data/job/jobQueue.ts';
import { stillIn } from '../../_data/sheetImport/sheetImport.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { ImportContext } from '../../_parts/sheetImport/importServer.ts';
import { writeTogether } from '../../_store/transaction.ts';

const kind = 'eligibilityBatch';

/**
 * Hands the rows of an import to the job that asks the payers, which belongs to the person who wrote the import. The job has the import's number: a second
 * try finds it there. An import that was stopped meanwhile asks nobody.
 */
export async function handToSender({ store, now, actor, imported }: ImportContext): Promise<void> {
  const { importId, fileName, scope, written } = imported;
  const { added = 0 } = written;
  if (added === 0) return;
  const start = {
    ...{ jobId: importId, fileName, startedBy: actor.userId, startedByName: actor.displayName },
    ...{ owner: ownerOf(kind, { scope, user: actor }, undefined), lane: null, scope, upload: null },
    request: { kind, uploadId: importId },
  } as const;
  const job = { ...newJob(start, now()), checkpoint: 'ask', progress: { done: 0, total: added } };
  await writeTogether(store, [stillIn(imported), ...newJobPuts(job)]);
  await queueJob({ jobId: importId, kind });
}

/** Ends the jobs that ask about an import's rows. What a worker is about to ask is decided row by row: it finds the row, or the row was withdrawn. */
export async function stopAsking(ctx: ImportContext): Promise<void> {
  const [first, ...again] = await stopped(ctx);
  // The rows of the first one are the import's own.
  if (first) for (const job of again) await withdrawRows(ctx, job);
}

async function stopped({ store, now, imported }: ImportContext): Promise<readonly StoredJob[]> {
  const jobs = await retryWrite(async () => {
    const found = await askingJobs(store, imported);
    for (const job of found.filter(({ state }) => isUnfinished(state))) {
      const end = { state: 'cancelled', failure: null, files: job.files, at: now() } as const;
      // It may have ended by itself.
      if (!(await writeTogether(store, jobFinish(job, end)))) return null;
    }
    return found;
  });
  if (!jobs) throw new Error('The asking could not be stopped');
  return jobs;
}

/** Withdraws the rows that a job would have asked again. */
async function withdrawRows({ store }: ImportContext, job: StoredJob): Promise<void> {
  for await (const { row, eligibilityId } of allBatchRows(store, job))
    if (eligibilityId === null) await writeTogether(store, [batchRowRemoval(job, row)]);
}

/** Of the rows between two: those about which a payer was asked when they were asked again. */
export async function askedSince(
  { store, imported }: ImportContext,
  between: { readonly first?: number | undefined; readonly last?: number | undefined },
): Promise<ReadonlySet<number>> {
  const asked = new Set<number>();
  const [, ...again] = await askingJobs(store, imported);
  for (const job of again)
    for await (const { row, eligibilityId } of allBatchRows(store, job, between)) if (eligibilityId) asked.add(row);
  return asked;
}
