import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { endProcess, isRunning } from '../../infra/local/store/childProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const repository = join(import.meta.dirname, '../..');
const dataDir = temporaryFolder();
const started: number[] = [];

/** All processes that a process started, itself first. */
function familyOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] => rows.flatMap(([child = 0, of]) => (of === parent ? [child] : []));
  const family = [pid];
  for (const member of family) family.push(...childrenOf(member));
  return family;
}

const commandsOf = (pids: readonly number[]): string =>
  execFileSync('ps', ['-o', 'command=', '-p', pids.join(',')], { encoding: 'utf8' });

/** `npm start` until it says that it is ready. */
async function npmStart(): Promise<{ npm: ChildProcess; family: number[] }> {
  const npm = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...process.env, PORT: '0', WASLA_DATA: dataDir, CARD_READER: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(npm.stdout)) {
    const family = familyOf(npm.pid ?? 0);
    started.push(...family);
    if (line.startsWith('Wasla is ready')) return { npm, family };
  }
  throw new Error('The portal ended before it was ready.');
}

afterAll(() => {
  for (const pid of started) endProcess(pid, 'SIGKILL');
});

describe('npm start', () => {
  it.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['npm', 'SIGKILL'],
    ['node', 'SIGTERM'],
    ['node', 'SIGKILL'],
  ] as const)('ends everything that it started when %s gets a %s', async (target, signal) => {
    const { npm, family } = await npmStart();
    expect(commandsOf(family)).toContain('dynoxide serve');
    const node = family.find((pid) => /^\S*node infra\/local\/start\.ts/.test(commandsOf([pid])));
    const ended = once(npm, 'exit');
    endProcess(target === 'npm' ? (npm.pid ?? 0) : (node ?? 0), signal);
    await ended;
    await expect.poll(() => family.filter(isRunning)).toEqual([]);
    // Their process ids may belong to other programs from now on.
    started.length = 0;
  });
});
