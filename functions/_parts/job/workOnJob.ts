import { mostProblems } from '../../../shared/job/jobKinds.ts';
import {
  heldCheck,
  type JobEnd,
  jobFileKey,
  jobFinish,
  jobReturn,
  jobStepUpdate,
  jobUploadKey,
  type StoredJob,
} from '../../_data/job/job.ts';
import { jobNews } from '../../_data/job/jobNews.ts';
import { jobProblemPuts } from '../../_data/job/jobProblem.ts';
import { keepFile, readFile, removeFile } from '../../_data/transfer/transfer.ts';
import type { FileKey } from '../../_kit/ownIds.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { mostTogether, type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { refuseHarmful } from '../harmfulFile.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice } from './jobKind.ts';
import { reportOf } from './report.ts';

export interface Working {
  readonly wiring: Wiring;
  readonly kind: JobKind;
  readonly leaseMs: number;
  /** When to hand the job over to the next invocation. */
  readonly until: Date;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** A job is given up after this many attempts without progress. */
export const mostAttempts = 5;

export type JobOutcome = 'done' | 'failed' | 'handedOver' | 'waits' | 'overtaken';

function uploadOf(job: StoredJob): FileKey {
  const key = jobUploadKey(job);
  if (!key) throw new Error('A job without a file');
  return key;
}

function runOf({ wiring, sleep }: Working, job: StoredJob): JobRun {
  return {
    store: wiring.store,
    now: wiring.now,
    newId: wiring.newId,
    writeAudit: wiring.writeAudit,
    sleep,
    job,
    openUpload: async (from) => readFile(uploadOf(job), from),
    keepFile: async (name, { body, ...file }) => {
      await keepFile(jobFileKey(job, name), body, file.contentType);
      return { ...job.files, [name]: file };
    },
  };
}

/** The job after a step; it stores a limited number of problems and counts all of them. */
function afterSlice(job: StoredJob, { checkpoint, progress, counts = {}, problems = [], files }: JobSlice) {
  const added = Object.entries(counts).map(([name, by]) => [name, (job.counts[name] ?? 0) + by] as const);
  const kept = problems.slice(0, Math.max(mostProblems - job.problems, 0));
  const next: StoredJob = {
    ...job,
    checkpoint,
    step: job.step + 1,
    progress,
    counts: { ...job.counts, ...Object.fromEntries(added) },
    problems: job.problems + kept.length,
    files: { ...job.files, ...files },
  };
  return { next, kept };
}

/** The job after a step that was stored, or why its worker stops with it. */
type Stored = { readonly job: StoredJob } | { readonly outcome: JobOutcome };

/**
 * Writes a step with what it found wrong. What does not fit into the step's own transaction is written before it, in others: its keys are
 * numbers, so that a step that is done again writes the same. False when the worker does not hold the job any more.
 */
async function writeStep(
  { store }: Wiring,
  job: StoredJob,
  step: readonly TransactItem[],
  problems: readonly TransactItem[],
): Promise<boolean> {
  const first = problems.slice(0, Math.max(step.length + problems.length - mostTogether, 0));
  for (let at = 0; at < first.length; at += mostTogether - 1) {
    const some = first.slice(at, at + mostTogether - 1);
    if (!(await writeTogether(store, [heldCheck(job), ...some]))) return false;
  }
  return writeTogether(store, [...step, ...problems.slice(first.length)]);
}

async function storeSlice({ wiring, leaseMs, until }: Working, job: StoredJob, slice: JobSlice): Promise<Stored> {
  const now = wiring.now();
  const isOver = now >= until;
  const { next, kept } = afterSlice(job, slice);
  const dueAt = slice.resumeAt ?? (isOver ? now : new Date(now.getTime() + leaseMs));
  const step = [jobStepUpdate(job, next, dueAt), ...(slice.items ?? [])];
  if (!(await writeStep(wiring, job, step, jobProblemPuts(job, kept, now)))) return { outcome: 'overtaken' };
  // The sweeper finds it when it is due.
  if (slice.resumeAt) return { outcome: 'waits' };
  return isOver ? { outcome: 'handedOver' } : { job: next };
}

/** Nothing is read of a file before the scanner has seen it. */
async function scanUpload(job: StoredJob): Promise<void> {
  const uploaded = jobUploadKey(job);
  if (uploaded && job.step === 0) await refuseHarmful(await readFile(uploaded));
}

/**
 * Works on a held job until it ends, its time is over, or another worker has taken it. Returns the outcome for the log.
 */
export async function workOnJob(working: Working, held: StoredJob): Promise<JobOutcome> {
  const { wiring, kind } = working;
  let job = held;
  // Its workers died with it, so that none of them could say so.
  if (held.attempts > mostAttempts) return end(working, job, { state: 'failed', failure: 'unexpected' });
  try {
    await scanUpload(held);
    for await (const slice of kind(runOf(working, held))) {
      const stored = await storeSlice(working, job, slice);
      if ('outcome' in stored) return stored.outcome;
      job = stored.job;
    }
    return await end(working, job, { state: 'done', failure: null });
  } catch (error) {
    if (error instanceof JobFailure)
      return end(working, job, { state: 'failed', failure: error.code, head: error.head });
    if (job.step === held.step && job.attempts >= mostAttempts) {
      await end(working, job, { state: 'failed', failure: 'unexpected' });
    } else {
      // Somewhat later: what is wrong may pass.
      const dueAt = new Date(wiring.now().getTime() + 10_000 * job.attempts);
      await writeTogether(wiring.store, [jobReturn(job, dueAt)]);
    }
    throw error;
  }
}

async function end(
  { wiring }: Working,
  job: StoredJob,
  ending: Pick<JobEnd, 'state' | 'failure' | 'head'>,
): Promise<'done' | 'failed' | 'overtaken'> {
  // A kind that has written a report of its own needs no other.
  const report = job.problems > 0 && !job.files.report ? await keepReport(wiring, job) : {};
  const at = wiring.now();
  const finished = jobFinish(job, { ...ending, files: { ...job.files, ...report }, at });
  const news = jobNews(job, ending.state, { id: wiring.newId(), at });
  if (!(await writeTogether(wiring.store, [...finished, ...news]))) return 'overtaken';
  // A file that was read to its end is not kept: it holds people's data that the portal now has.
  const uploaded = jobUploadKey(job);
  if (uploaded) await removeFile(uploaded);
  await auditEnd(wiring, job, ending);
  return ending.state === 'done' ? 'done' : 'failed';
}

async function keepReport({ store }: Wiring, job: StoredJob): Promise<StoredJob['files']> {
  const report = { fileName: 'report.csv', contentType: 'text/csv; charset=utf-8' };
  await keepFile(jobFileKey(job, 'report'), await reportOf(store, job), report.contentType);
  return { report };
}

const auditEnd = (
  wiring: Wiring,
  job: StoredJob,
  { state, failure }: Pick<JobEnd, 'state' | 'failure'>,
): Promise<void> =>
  wiring.writeAudit({
    at: wiring.now().toISOString(),
    action: 'job.end',
    actor: job.startedBy,
    actorFacilityId: job.scope.kind === 'facility' ? job.scope.facilityId : null,
    entity: 'job',
    entityId: job.jobId,
    outcome: state === 'done' ? 'success' : (failure ?? 'failed'),
    requestId: job.claim ?? job.jobId,
    sourceIp: '',
    userAgent: 'runJob',
    after: { kind: job.kind, state, counts: job.counts },
  });
