import { createHash } from 'node:crypto';
import type { BackupJob } from './backupCalls.ts';
import { counted, Refusal, type Telling, untilNone } from './steps.ts';

/** A job that is to be done. */
export interface WantedJob {
  /** For people. */
  readonly name: string;
  readonly pointArn: string;
  /** Whether a job that was done once is enough; a restored table may have been taken away since. */
  readonly isOnce: boolean;
  readonly start: (token: string) => Promise<unknown>;
}

interface Begun extends WantedJob {
  /** How many there were before. */
  readonly before: number;
}

/** The newest job of those that this run waits for; a list may learn late of one that was begun. */
function newestOf(jobs: readonly BackupJob[], { pointArn, before }: Begun): BackupJob | undefined {
  const all = jobs.filter((job) => job.pointArn === pointArn);
  if (all.length <= before) return undefined;
  return all.sort((one, other) => other.beganAt.getTime() - one.beganAt.getTime())[0];
}

/** The same for two runs at once, another after a job has ended. */
const tokenOf = ({ pointArn, name, before }: Begun): string =>
  createHash('sha256').update(`${pointArn} ${name} ${before}`).digest('hex').slice(0, 40);

/** Starts the jobs that neither run nor are done, waits for all, and names those that failed. One that failed before is begun anew. */
export async function doJobs(
  telling: Telling,
  wanted: readonly WantedJob[],
  look: () => Promise<readonly BackupJob[]>,
): Promise<string> {
  const jobs = await look();
  const begun: Begun[] = [];
  let count = 0;
  for (const each of wanted) {
    const its = jobs.filter(({ pointArn }) => pointArn === each.pointArn);
    const running = its.filter(({ state }) => state === 'runs').length;
    if (each.isOnce && its.some(({ state }) => state === 'done')) continue;
    const job = { ...each, before: its.length - running };
    begun.push(job);
    if (running > 0) continue;
    await each.start(tokenOf(job));
    count += 1;
  }
  const failed = new Map<string, string>();
  await untilNone(telling, async () => {
    const now = await look();
    return begun.flatMap((each) => {
      const job = newestOf(now, each);
      if (job?.state === 'failed') failed.set(each.name, job.problem);
      return job && job.state !== 'runs' ? [] : [each.name];
    });
  });
  if (failed.size > 0)
    throw new Refusal(
      `AWS Backup failed at ${[...failed].map(([name, problem]) => `${name} (${problem})`).join('; ')}. The same command begins these anew, and no other.`,
    );
  return counted(count, 'job');
}
