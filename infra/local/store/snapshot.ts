import { type Dirent, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { DataDirectory } from './dataDirectory.ts';

/** The copy of a running portal's data: where its tables and its buckets lie, and the moment of which they are. */
export interface Snapshot {
  readonly databaseFile: string;
  readonly bucketsDirectory: string;
  readonly takenAt: Date;
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The files below a folder. Listed again where a folder was removed on the way. */
function filesIn(folder: string, attempts = 20): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch (error) {
    if (attempts === 0 || !isGone(error)) throw error;
    return filesIn(folder, attempts - 1);
  }
}

/** Links each file of a folder into another. What was removed since it was listed is left out. */
function linkFiles(from: string, to: string): void {
  for (const entry of filesIn(from)) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(source, target);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

/** All pages in one step: SQLite begins a copy in several steps anew whenever somebody writes. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the data of a portal that goes on working. All tables are of one moment, between two transactions: SQLite reads them in one
 * of its own, and writers do not wait for it. The buckets are linked within that moment's milliseconds and after it, so that no item
 * names a file that is missing, as long as no function has removed it in these.
 */
export async function takeSnapshot(
  data: Pick<DataDirectory, 'databaseFile' | 'file'>,
  target: string,
): Promise<Snapshot> {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const snapshot = { databaseFile: join(target, 'tables.db'), bucketsDirectory: join(target, 'buckets') };
  mkdirSync(snapshot.bucketsDirectory);
  const database = new DatabaseSync(data.databaseFile, { readOnly: true });
  try {
    // The transaction begins with its first look; the copy is made in it.
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    const takenAt = new Date();
    linkFiles(data.file('buckets'), snapshot.bucketsDirectory);
    await backup(database, snapshot.databaseFile, { rate: allPages });
    return { ...snapshot, takenAt };
  } finally {
    database.close();
  }
}
