import { setTimeout } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import { claimJob, isOfUnknownKind } from '../_data/job/job.ts';
import { jobIdOf, queueJob } from '../_data/job/jobQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { queuedId } from '../_kit/queuedId.ts';
import { type Handled, queueHandler } from '../_kit/queueHandler.ts';
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
 * about a job that has ended, or that another worker holds, is done; so is one of a kind that only a newer release knows: the sweeper
 * sends it until that release's worker takes it.
 */
export function runJob(kit: Wiring, settings: Settings = {}) {
  const { queue = queueJob, sleep = setTimeout } = settings;
  const modules = { ...jobModules, ...settings.modules };

  const work = async (jobId: string): Promise<string> => {
    const now = kit.now();
    const id = queuedId(jobId);
    const job = await claimJob(kit.store, id, { claim: kit.newId(), now, leaseMs });
    if (!job) return (await isOfUnknownKind(kit.store, id)) ? 'unknownKind' : 'notDue';
    const until = new Date(now.getTime() + (settings.workMs ?? workMs));
    const outcome = await workOnJob({ wiring: kit, kind: modules[job.kind], leaseMs, until, sleep }, job);
    if (outcome === 'handedOver') await queue(jobId);
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
  return queueHandler('runJob', workOn, kit);
}

/** The Lambda handler. */
export const handler = runJob(wiring);
