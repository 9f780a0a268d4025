import { randomUUID } from 'node:crypto';
import { localAccount } from '../template/identity.ts';
import { fieldsOf } from '../template/properties.ts';
import type { Schedule } from '../template/triggers.ts';
import type { LocalLambda } from './lambda.ts';

/** The first run is soon: what became due while the portal was stopped should not wait for a whole interval. */
const firstRunMs = 1_000;

/** Runs a function at the template's interval. The answer stops it. */
export function runOnSchedule(schedule: Schedule, lambda: LocalLambda): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    const event = {
      version: '0',
      id: randomUUID(),
      account: localAccount,
      region: lambda.definition.region,
      time: new Date().toISOString(),
      ...fieldsOf(schedule.input),
    };
    // A failure is in the function's log; the next interval tries again.
    running = lambda.invoke(event).catch(() => undefined);
  };
  const first = setTimeout(run, Math.min(firstRunMs, schedule.everyMs));
  const timer = setInterval(run, schedule.everyMs);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
