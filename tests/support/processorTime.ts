/**
 * How much slower this machine is at this moment than the one on which 50 ms are 50 ms: processor time of a fixed piece of work. Never less
 * than 1.
 */
export async function slowness(): Promise<number> {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at, name: `name ${at}` })));
  const unit = await processorMs(() => JSON.stringify(JSON.parse(text)).length);
  return Math.max(unit / 10, 1);
}

/**
 * The least processor time of up to five tries, which end with the first within `enoughMs`: what disturbs one seldom disturbs five. What
 * `prepare` takes is not counted.
 */
export async function leastProcessorMs(
  work: () => unknown,
  enoughMs: number,
  prepare: () => unknown = () => undefined,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > enoughMs; tries += 1) {
    await prepare();
    least = Math.min(least, await processorMs(work));
  }
  return least;
}

/** The milliseconds of processor time that a piece of work took this process: by the clock, another process may hold the processor meanwhile. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
