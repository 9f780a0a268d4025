import { withRepeatsFor } from './awsCalls.ts';

interface KeptTimes {
  /** So long a value is not asked for again. */
  readonly freshMs: number;
  /** So long, from its reading, a value is used while its source does not answer. */
  readonly longestMs: number;
}

export interface KeptValue<Value> {
  /** The value; rejects only where none was read within the longest time. */
  readonly get: () => Promise<Value>;
  /** The value as it is now, where it was not asked for a moment ago; the known one while its source does not answer. */
  readonly renew: () => Promise<Value>;
}

/** A source that does not answer, or that is asked on behalf of anybody, is asked this seldom. */
const pauseMs = 10_000;

/**
 * A key or secret that an execution environment keeps: read when it is first needed, and again after its time. An outage of its source
 * does not take away what is known, up to a limit, and slows one call in ten seconds.
 */
export function keptValue<Value>(read: () => Promise<Value>, { freshMs, longestMs }: KeptTimes): KeptValue<Value> {
  let known: { readonly value: Value; readonly readAt: number } | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value> | undefined;

  const readNow = (): Promise<Value> => {
    triedAt = Date.now();
    pending ??= read()
      .then((value) => {
        known = { value, readAt: Date.now() };
        return value;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  const isYounger = (ms: number): boolean => known !== undefined && Date.now() - known.readAt < ms;

  const renew = async (): Promise<Value> => {
    const last = known;
    if (!last || !isYounger(longestMs)) return readNow();
    if (Date.now() - triedAt < pauseMs) return last.value;
    return withRepeatsFor(0, readNow).catch(() => last.value);
  };

  return { get: async () => (known && isYounger(freshMs) ? known.value : renew()), renew };
}
