import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Table } from '../../../functions/_kit/env.ts';

const workers: ChildProcess[] = [];

/**
 * Where a worker is killed: at its nth command of that name, before or after the store has carried it out. With `table` those count that write there: how
 * often the worker renews its hold of a job in between is a matter of time.
 */
interface Death {
  readonly kind: string;
  readonly importId: string;
  readonly command: 'TransactWriteCommand' | 'BatchWriteCommand';
  readonly write: number;
  readonly isAfter: boolean;
  readonly table?: Table;
}

/** Lets a worker in a process of its own take an import, and kills it (-9) there. */
export async function killedWorker({ kind, importId, command, write, isAfter, table }: Death): Promise<void> {
  const script = join(import.meta.dirname, 'hangingWorker.ts');
  const wishes = [kind, importId, command, write, isAfter, Date.now(), table ?? ''].map(String);
  const worker = fork(script, wishes, { execArgv: [] });
  workers.push(worker);
  const ended = once(worker, 'exit');
  const [message] = await Promise.race([once(worker, 'message'), ended]);
  expect(message).toBe('there');
  worker.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Leaves no worker behind that a failed test has not killed. */
export const killTheRest = (): void =>
  afterAll(() => {
    for (const worker of workers) worker.kill('SIGKILL');
  });
