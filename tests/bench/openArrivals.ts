import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../functions/_demo/chance.ts';

/** One call of a run: milliseconds from the instant at which it was due, and whether it was answered as it should. */
export interface Answered {
  readonly kind: string;
  readonly ms: number;
  readonly isOk: boolean;
}

export interface Due {
  readonly kind: string;
  readonly call: () => Promise<boolean>;
}

/**
 * Makes calls at random instants with this mean number a second (Poisson arrivals), whether or not earlier ones were answered, as
 * people do who know nothing of each other. The time of a call counts from the instant at which it was due: a caller that comes
 * too late through its own fault makes its times longer, not shorter.
 */
export async function withOpenArrivals(
  perSecond: number,
  seconds: number,
  chance: Chance,
  next: () => Due,
): Promise<Answered[]> {
  const started = performance.now();
  const running: Promise<Answered>[] = [];
  const begin = async ({ kind, call }: Due, dueAt: number): Promise<Answered> => {
    const isOk = await call().catch(() => false);
    return { kind, ms: performance.now() - dueAt, isOk };
  };
  let dueAt = started;
  for (;;) {
    dueAt += (-Math.log(1 - chance.next()) * 1000) / perSecond;
    if (dueAt > started + seconds * 1000) break;
    const wait = dueAt - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(begin(next(), dueAt));
  }
  return Promise.all(running);
}
