import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endOrphan, isRunning } from './childProcess.ts';

export interface DataDirectory {
  readonly path: string;
  readonly databaseFile: string;
  readonly file: (...names: string[]) => string;
  /** Removes everything that was kept. */
  readonly clear: () => void;
  readonly release: () => void;
}

/** When a process began, so that a process id that was given out again is not taken for the old owner. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, '').split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

const ownIdentity = (): string => JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });

function isHeld(lock: string): boolean {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number; startedAt: string };
    return isRunning(pid) && startOf(pid) === startedAt;
  } catch {
    return false;
  }
}

function takeLock(lock: string): void {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, ownIdentity());
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // link() is atomic and fails if the file exists, so only one of two starters gets the lock.
        linkSync(draft, lock);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (isHeld(lock)) break;
      const stale = `${lock}.${process.pid}.stale`;
      renameSync(lock, stale);
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  throw new Error(
    `Another Wasla uses this data directory (${owner}). Stop it, or set WASLA_DATA to another directory.`,
  );
}

/** Only what the runner itself makes is ever removed: the directory may hold other things. */
const contents = ['store', 'buckets', 'queues', 'keys', 'secrets', 'logs', 'seeded.json'];

/** Opens the directory that holds everything the portal keeps, for this process alone. */
export function openDataDirectory(directory: string): DataDirectory {
  const path = resolve(directory);
  // Patients' data, even invented ones, are for the owner's eyes only.
  mkdirSync(path, { recursive: true, mode: 0o700 });
  mkdirSync(join(path, 'store'), { recursive: true });
  const lock = join(path, 'runner.lock');
  takeLock(lock);
  const databaseFile = join(path, 'store', 'wasla.db');
  // A store that outlived its killed runner still holds the file.
  endOrphan(`${databaseFile}.pid`, databaseFile);
  return {
    path,
    databaseFile,
    file: (...names) => join(path, ...names),
    clear: () => {
      for (const name of contents) rmSync(join(path, name), { recursive: true, force: true });
      mkdirSync(join(path, 'store'), { recursive: true });
    },
    release: () => rmSync(lock, { force: true }),
  };
}
