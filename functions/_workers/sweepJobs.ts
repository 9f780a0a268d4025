import { listDueJobs } from '../_data/job/job.ts';
import { queueJob } from '../_data/job/jobQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';

/** A new job's own message is on its way: only what is due for longer than this was lost, or its worker died. */
const graceMs = 3000;

/** Queues again what is due: jobs whose message was lost, whose worker died, or that wait for another try. Runs every minute. */
export const handler = workerHandler(
  'sweepJobs',
  async (_event: unknown, { store, now, count }): Promise<void> => {
    const due = await listDueJobs(store, new Date(now().getTime() - graceMs));
    count('jobsDue', due.length);
    for (const jobId of due) await queueJob(jobId);
  },
  wiring,
);
