import type { Exchange } from '../_kit/log.ts';

interface Circuit {
  failures: number;
  openUntil: number;
}

/**
 * Counts faults in a row of each outside system: after `threshold` of them it is left alone for `pauseMs`. Then questions go through: a fault
 * opens the circuit again, an answer closes it. It lives in the execution environment: cheap, and each environment learns within a few calls.
 * `tell` hears of each question that was put.
 */
export function newCircuits(
  settings: { readonly threshold: number; readonly pauseMs: number },
  tell: (exchange: Exchange) => void,
) {
  const circuits = new Map<string, Circuit>();
  return {
    /** Until when the system is left alone; null while it may be asked. */
    openUntil: (system: string, now: Date): Date | null => {
      const { failures, openUntil } = circuits.get(system) ?? { failures: 0, openUntil: 0 };
      return failures >= settings.threshold && now.getTime() < openUntil ? new Date(openUntil) : null;
    },
    /** Remembers and tells how a question that was put at `askedAt` ended. */
    note: (system: string, askedAt: Date, hasFailed: boolean): void => {
      const failures = hasFailed ? (circuits.get(system)?.failures ?? 0) + 1 : 0;
      circuits.set(system, { failures, openUntil: hasFailed ? askedAt.getTime() + settings.pauseMs : 0 });
      tell({ system, askedAt, hasFailed });
    },
  };
}
export type Circuits = ReturnType<typeof newCircuits>;
