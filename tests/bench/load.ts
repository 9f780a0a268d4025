/** What a load run found: milliseconds and calls per second. */
export interface LoadResult {
  readonly connections: number;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly failures: number;
}

/**
 * Calls `once` from a number of parallel loops for some seconds. API calls and bare SDK calls go through this same loop, so that
 * the two can be compared.
 */
export async function underLoad(
  connections: number,
  seconds: number,
  once: () => Promise<boolean>,
): Promise<LoadResult> {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await once();
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      if (await once()) times.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  const elapsed = (performance.now() - started) / 1000;
  return { connections, ...percentiles(times), perSecond: times.length / elapsed, failures };
}

/** The median, the 95th and the 99th percentile of some numbers. */
export function percentiles(numbers: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
