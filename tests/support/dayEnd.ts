import { setTimeout as pause } from 'node:timers/promises';

/** Midnight in the Emirates and in UTC: after each, what a test has called today is yesterday to the code that it tries. */
const midnightsUtc = [20, 24] as const;
const hourMs = 3_600_000;
/** Most files are over in less. */
const longestFileMs = 3 * 60_000;

/** How long a test file that would begin now had better wait, in milliseconds: into the next day, if this one is about to end. */
export function msIntoNextDay(now: Date): number {
  const passed = now.getTime() % (24 * hourMs);
  const left = Math.min(...midnightsUtc.map((hour) => hour * hourMs - passed).filter((ms) => ms > 0));
  return left <= longestFileMs ? left : 0;
}

/** Keeps a test file from beginning on one day and ending on the next. */
export async function keepWithinOneDay(): Promise<void> {
  const ms = msIntoNextDay(new Date());
  if (ms > 0) await pause(ms);
}
