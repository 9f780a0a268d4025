const longestSeconds = 3600;

/**
 * How long to wait before the next attempt after `attempts` that failed: doubling from `baseSeconds`, at most an hour, with up to
 * half of it left to `chance` (0 to 1) so that requests that failed together do not come back together.
 */
export function retryDelaySeconds(attempts: number, baseSeconds: number, chance: number): number {
  const full = Math.min(baseSeconds * 2 ** Math.max(attempts - 1, 0), longestSeconds);
  return Math.round(full * (0.5 + chance / 2));
}
