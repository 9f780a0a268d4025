import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until it holds, for what tells nobody of its end: another process, a file, a table. It has no limit of its own:
 * the test's ends it. In a test that asserts what it waits for, `expect.poll` says more.
 */
export async function until(holds: () => boolean | Promise<boolean>, everyMs = 20): Promise<void> {
  while (!(await holds())) await pause(everyMs);
}
