import { AsyncLocalStorage } from 'node:async_hooks';
import type { Wiring } from './wiring.ts';

/** What questions to systems of others are measured with. */
export type Lines = Pick<Wiring, 'now' | 'writeLog'>;

const causes = new AsyncLocalStorage<{ causeId: string | null; readonly lines: Lines }>();

/** Carries work out as begun by the call of this request id; null where that is not known yet, or no call began it. */
export const causedBy = <Result>(causeId: string | null, lines: Lines, work: () => Promise<Result>): Promise<Result> =>
  causes.run({ causeId, lines }, work);

/** Remembers, for the rest of the work, which call began it: a worker reads that with the entry or job that it takes. */
export function noteCause(causeId: string | null): void {
  const cause = causes.getStore();
  if (cause) cause.causeId = causeId;
}

/**
 * The request id of the call that began what is being done now, which a person may read out; null for work of a schedule. It goes with all that the
 * call leaves to workers, and stands in every line about it.
 */
export const currentCause = (): string | null => causes.getStore()?.causeId ?? null;

/** Where the lines of what is being done now go; undefined outside of a call and of a queue's work. */
export const currentLines = (): Lines | undefined => causes.getStore()?.lines;
