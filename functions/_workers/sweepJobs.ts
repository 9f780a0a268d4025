import { listDueJobs } from '../_data/job/job.ts';
import { queueJob } from '../_data/job/jobQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';

/** A new job's own message is on its way: only what is due for longer than this was lost, or its worker died. */
const graceMs = 3000;

/**
 * Queues all due jobs again, each for the worker of its kind: after a lost message, after the death of a worker, or when the next attempt is due. Runs
 * every minute.
 */
export const handler = workerHandler(
  'sweepJobs',
  async (_event: unknown, { store, now, count }): Promise<void> => {
    const due = await listDueJobs(store, new Date(now().getTime() - graceMs));
    count('jobsDue', due.length);
    for (const { jobId, kind } of due) if (kind) await queueJob({ jobId, kind });
  },
  wiring,
);
