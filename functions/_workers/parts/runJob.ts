import { setTimeout } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import type { JobKindName, JobKindOn, JobQueue } from '../../../shared/job/jobKinds.ts';
import { claimJob, isOfUnknownKind } from '../../_data/job/job.ts';
import { jobIdOf, queueJob } from '../../_data/job/jobQueue.ts';
import { noteCause } from '../../_kit/cause.ts';
import { queuedId } from '../../_kit/queuedId.ts';
import { type Handled, queueHandler } from '../../_kit/queueHandler.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import type { JobKind } from '../../_parts/job/jobKind.ts';
import { workOnJob } from '../../_parts/job/workOnJob.ts';

/** Renewed with every step; a worker that died is followed when it is over. */
const leaseMs = 60_000;

/** An invocation works so long on a job and then hands it to the next: well below half of the function's own time. */
const workMs = 5 * 60_000;

/** The module of each kind of job that waits on a queue. */
export type JobModules<Queue extends JobQueue = JobQueue> = Readonly<Record<JobKindOn<Queue>, JobKind>>;

interface Settings {
  readonly queue?: typeof queueJob;
  readonly workMs?: number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/**
 * The consumer of a queue of jobs, with the module of each of its kinds: takes the job that a message names, works on it, and hands it
 * over when its time is up. A message about a job that has ended, that another worker holds, or that waits on another queue is done; so
 * is one of a kind that only a newer release knows, which waits for that release's worker.
 * `name` is the worker's in the log.
 */
export function runJob<Queue extends JobQueue>(
  name: string,
  modules: JobModules<Queue>,
  kit: Wiring,
  settings: Settings = {},
) {
  const { queue = queueJob, sleep = setTimeout } = settings;
  const byKind: Readonly<Partial<Record<JobKindName, JobKind>>> = modules;
  const kinds = Object.keys(modules);

  const work = async (jobId: string): Promise<string> => {
    const now = kit.now();
    const id = queuedId(jobId);
    const job = await claimJob(kit.store, id, { claim: kit.newId(), now, leaseMs, kinds });
    noteCause(job?.causeId ?? null);
    const kind = job && byKind[job.kind];
    if (!kind) return (await isOfUnknownKind(kit.store, id)) ? 'unknownKind' : 'notDue';
    const until = new Date(now.getTime() + (settings.workMs ?? workMs));
    const outcome = await workOnJob({ wiring: kit, kind, leaseMs, until, sleep }, job);
    if (outcome === 'handedOver') await queue(job);
    return outcome;
  };

  const workOn = async ({ body }: SQSRecord): Promise<Handled> => {
    const jobId = jobIdOf(body);
    const fields = { jobId };
    // The job itself knows when it is tried again: the message is done.
    return work(jobId).then(
      (outcome) => ({ outcome, fields }),
      (error: unknown) => ({ outcome: 'serverError', fields, error }),
    );
  };
  return queueHandler(name, workOn, kit);
}
