const minute = 60_000;
/** Failures that cost nothing but the time of trying. */
const freeFailures = 5;
const longestPause = 60 * minute;
/** A day without a failure forgets the ones before. */
export const memoryMs = 24 * 60 * minute;

/**
 * The pause in milliseconds after this number of failures in a row: zero up to four, a minute after five, then doubling
 * up to an hour.
 */
export const pauseAfter = (count: number): number =>
  count < freeFailures ? 0 : Math.min(minute * 2 ** (count - freeFailures), longestPause);

/** Until when sign-in is paused after these failures, or null. */
export function pauseEnd(
  { failures, lastFailedAt }: { failures: number; lastFailedAt: string | null },
  now: Date,
): Date | null {
  const until = lastFailedAt === null ? 0 : Date.parse(lastFailedAt) + pauseAfter(failures);
  return until > now.getTime() ? new Date(until) : null;
}
