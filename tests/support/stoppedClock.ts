import { act, getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** A timer of this length or more is a pause of the page. Shorter ones draw it: React, MUI and Testing Library live by them. */
const shortestPauseMs = 250;

interface Pause {
  dueAt: number;
  readonly everyMs: number | null;
  readonly run: () => void;
}

type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;
type Handler = (...values: unknown[]) => void;

/** The page's pauses, by the timer that stands for each: one that never ends by itself. */
function holdPauses(real: Timers, nowMs: () => number): Map<unknown, Pause> {
  const pauses = new Map<unknown, Pause>();
  const held =
    (start: (run: Handler, ms?: number, ...values: unknown[]) => unknown, isRepeated: boolean) =>
    (run: Handler, ms = 0, ...values: unknown[]) => {
      // Testing Library's own limit belongs to the test and not to the page.
      if (ms < shortestPauseMs || ms === getConfig().asyncUtilTimeout) return start(run, ms, ...values);
      const timer = real.setTimeout(() => undefined, 2 ** 31 - 1);
      timer.unref();
      pauses.set(timer, { dueAt: nowMs() + ms, everyMs: isRepeated ? ms : null, run: () => run(...values) });
      return timer;
    };
  const cleared =
    (stop: (timer: never) => void) =>
    (timer: unknown): void => {
      pauses.delete(timer);
      stop(timer as never);
    };
  Object.assign(globalThis, {
    setTimeout: held(real.setTimeout as never, false),
    setInterval: held(real.setInterval as never, true),
    clearTimeout: cleared(real.clearTimeout),
    clearInterval: cleared(real.clearInterval),
  });
  return pauses;
}

export interface StoppedClock {
  /** Lets so much time pass: every pause that ends within it ends at its own instant, in order. */
  readonly pass: (ms: number) => Promise<void>;
}

/**
 * Stops the page's time until the test ends: a test lets it pass, and no machine is too slow for it. The page still draws, loads and gets
 * its answers meanwhile.
 */
export function stopClock(now: Date | number | string = Date.now()): StoppedClock {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const real: Timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  let nowMs = new Date(now).getTime();
  const setNow = (ms: number): void => {
    nowMs = ms;
    vi.setSystemTime(ms);
  };
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  const pauses = holdPauses(real, () => nowMs);
  onTestFinished(() => {
    for (const timer of pauses.keys()) clearTimeout(timer as NodeJS.Timeout);
    Object.assign(globalThis, real);
    vi.useRealTimers();
  });

  const nextUntil = (end: number) =>
    [...pauses].filter(([, { dueAt }]) => dueAt <= end).toSorted(([, one], [, other]) => one.dueAt - other.dueAt)[0];
  const pass = async (ms: number): Promise<void> => {
    const end = nowMs + ms;
    for (let next = nextUntil(end); next; next = nextUntil(end)) {
      const [timer, pause] = next;
      setNow(pause.dueAt);
      if (pause.everyMs === null) pauses.delete(timer);
      else pause.dueAt += pause.everyMs;
      await act(async () => pause.run());
    }
    setNow(end);
  };
  return { pass };
}
