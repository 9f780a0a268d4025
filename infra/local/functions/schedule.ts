import { randomUUID } from 'node:crypto';
import { localAccount } from '../template/identity.ts';
import { fieldsOf } from '../template/properties.ts';
import type { Schedule } from '../template/triggers.ts';
import type { LocalLambda } from './lambda.ts';

/** The first run is soon: what became due while the portal was stopped should not wait for a whole interval. */
const firstRunMs = 1_000;

/** So long the first run of a function keeps the others waiting: it may have work for minutes. */
const longestTurnMs = 5_000;

type Scheduled = Pick<Schedule, 'everyMs' | 'input'>;

/** A schedule and its function. */
export interface ScheduledLambda {
  readonly schedule: Scheduled;
  readonly lambda: LocalLambda;
}

const eventOf = ({ input }: Scheduled, { definition }: LocalLambda) => ({
  version: '0',
  id: randomUUID(),
  account: localAccount,
  region: definition.region,
  time: new Date().toISOString(),
  ...fieldsOf(input),
});

/** Starts a function whenever `run` is called, but not while an earlier start still runs: on a busy machine they would pile up. */
function oneRunAtATime({ schedule, lambda }: ScheduledLambda) {
  let running: Promise<void> | undefined;
  const run = (): Promise<void> => {
    // A failure is in the function's log; the next interval tries again.
    const ended = () => {
      running = undefined;
    };
    running ??= lambda.invoke(eventOf(schedule, lambda)).then(ended, ended);
    return running;
  };
  return { everyMs: schedule.everyMs, run, ended: async () => running };
}

/** Waits for a first run, but not for long. */
const turnOf = (run: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestTurnMs);
    void run().then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Runs functions at their template's intervals. The first runs come one after the other, those of the shortest intervals first: all
 * at once, two dozen functions would load while a person waits for the first page. The answer stops them.
 */
export function runOnSchedules(scheduled: readonly ScheduledLambda[]): () => Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  const all = scheduled.map(oneRunAtATime).sort((one, other) => one.everyMs - other.everyMs);
  const begin = async (): Promise<void> => {
    for (const { run, everyMs } of all) {
      if (isStopped) return;
      timers.push(setInterval(run, everyMs));
      await turnOf(run);
    }
  };
  timers.push(setTimeout(begin, Math.min(firstRunMs, ...all.map(({ everyMs }) => everyMs))));
  return async () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(all.map(({ ended }) => ended()));
  };
}
