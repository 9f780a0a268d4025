import { setTimeout } from 'node:timers/promises';
import type { Context as LambdaContext, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { claimJob } from '../_data/job/job.ts';
import { jobIdOf, queueJob } from '../_data/job/jobQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { writeFailure, writeLine } from '../_kit/log.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workOnJob } from '../_parts/job/workOnJob.ts';
import { jobModules } from './tables/jobKinds.ts';

/** Renewed with every step; a worker that died is followed when it is over. */
const leaseMs = 60_000;

/** An invocation works so long on a job and then hands it to the next: well below half of the function's own time. */
const workMs = 5 * 60_000;

interface Settings {
  readonly modules?: Partial<typeof jobModules>;
  readonly queue?: typeof queueJob;
  readonly workMs?: number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/**
 * The consumer of the job queue: takes the job that a message names, works on it, and hands it over when its time is up. A message
 * about a job that has ended, or that another worker holds, is done.
 */
export function runJob(kit: Wiring, settings: Settings = {}) {
  const { queue = queueJob, sleep = setTimeout } = settings;
  const modules = { ...jobModules, ...settings.modules };

  const work = async (jobId: string): Promise<string> => {
    const now = kit.now();
    const job = await claimJob(kit.store, jobId, { claim: kit.newId(), now, leaseMs });
    if (!job) return 'notDue';
    const until = new Date(now.getTime() + (settings.workMs ?? workMs));
    const outcome = await workOnJob({ wiring: kit, kind: modules[job.kind], leaseMs, until, sleep }, job);
    if (outcome === 'handedOver') await queue(jobId);
    return outcome;
  };

  return async ({ Records }: SQSEvent, _context?: LambdaContext): Promise<SQSBatchResponse> => {
    for (const record of Records) {
      const line = { operation: 'runJob', startedAt: kit.now(), requestId: record.messageId };
      const jobId = jobIdOf(record.body);
      try {
        const outcome = await work(jobId);
        writeLine(kit, { ...line, fields: { jobId, outcome }, isServerError: false });
      } catch (error) {
        // The job itself knows when it is tried again: the message is done.
        await writeFailure(kit, { ...line, fields: { jobId, outcome: 'serverError' }, error });
      }
    }
    return { batchItemFailures: [] };
  };
}

/** The Lambda handler. */
export const handler = runJob(wiring);
