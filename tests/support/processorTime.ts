/** The milliseconds of processor time that a piece of work took this process: by the clock, another process may hold the processor meanwhile. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
