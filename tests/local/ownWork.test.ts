import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLogFiles } from '../../infra/local/functions/logFiles.ts';
import { untilDone, waitAfter } from '../../infra/local/ownWork.ts';
import { spawnBound } from '../../infra/local/store/boundProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const told: string[] = [];
beforeEach(() => {
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void told.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  told.length = 0;
});

const failing = (times: number) => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw new TypeError(`no answer ${calls}`);
  };
  return { call: 'theWork', meaning: 'You can go on.', work };
};

describe('what the portal does by itself', () => {
  it('is done at once without a word', async () => {
    await untilDone(failing(0), new AbortController().signal);
    expect(told).toEqual([]);
  });

  it('is tried again until it is done, and named each time', async () => {
    await untilDone(failing(1), new AbortController().signal);
    expect(told).toEqual([
      'theWork failed (TypeError: no answer 1). You can go on. It is tried again in 1 s.',
      'theWork is done now.',
    ]);
  });

  it('waits longer after each failure, a minute at most', () => {
    expect([1, 2, 3, 4, 6, 7, 20].map(waitAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 32_000, 60_000, 60_000]);
  });

  it('ends with the portal, also while it waits', async () => {
    const stopped = new AbortController();
    const done = untilDone(failing(Number.POSITIVE_INFINITY), stopped.signal);
    await expect.poll(() => told).toHaveLength(1);
    stopped.abort();
    await done;
    expect(told).toHaveLength(1);
  });
});

describe('the logs of functions', () => {
  it('are told of once when they cannot be written, and are written again when they can', async () => {
    const directory = join(temporaryFolder(), 'logs');
    const logs = openLogFiles(directory, () => undefined);
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'in the way');
    const write = logs.logOf('Account');
    write('one\n');
    write('two\n');
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatch(/^Writing the log Account failed \(Error: .+\)\. The portal works, but lines/);
    rmSync(directory);
    write('three\n');
    await logs.close();
    expect(readFileSync(join(directory, 'Account.log'), 'utf8')).toBe('three\n');
  });

  it('go on where a file of theirs breaks while it is open', async () => {
    const directory = join(temporaryFolder(), 'logs');
    const logs = openLogFiles(directory, () => undefined);
    // A folder of this name cannot be opened as a file, which the stream says later.
    mkdirSync(join(directory, 'Account.log'));
    logs.logOf('Account')('one\n');
    await expect.poll(() => told[0]).toMatch(/^Writing the log Account failed \(Error: EISDIR/);
    await logs.close();
  });
});

it('a program that cannot be started is an error to who starts it, and to nobody else', async () => {
  await expect(spawnBound('true', [], { cwd: join(temporaryFolder(), 'nowhere') })).rejects.toThrow('ENOENT');
});
