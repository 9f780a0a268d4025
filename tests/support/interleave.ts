import { vi } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';

/** Audit entries are written one after the other in a process: a call inside the writing of one would wait for itself. */
const isAudit = (command: unknown): boolean =>
  JSON.stringify((command as { input: object }).input).includes(tableName('audit'));

/**
 * Runs `work`, and `beside` from beginning to end just before `work` sends its command number `at` (from 0) to the store. `wasInside` is
 * false when `work` sent fewer commands: then all places between its commands have been tried.
 */
export async function runInside<Result>(
  work: () => Promise<Result>,
  at: number,
  beside: () => Promise<unknown>,
): Promise<{ readonly result: Result; readonly wasInside: boolean }> {
  const send = wiring.store.send.bind(wiring.store) as (command: unknown) => Promise<unknown>;
  let sent = 0;
  let wasInside = false;
  let isBeside = false;
  const spy = vi.spyOn(wiring.store, 'send').mockImplementation((async (command: unknown) => {
    if (isBeside || isAudit(command)) return send(command);
    sent += 1;
    if (sent - 1 === at) {
      wasInside = true;
      isBeside = true;
      await beside();
      isBeside = false;
    }
    return send(command);
  }) as never);
  try {
    return { result: await work(), wasInside };
  } finally {
    spy.mockRestore();
  }
}
