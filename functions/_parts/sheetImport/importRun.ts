import { importChange, importOfJob, type StoredImport } from '../../_data/sheetImport/sheetImport.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { type JobRun, type JobSlice, requestOf } from '../job/jobKind.ts';
import type { ImportContext } from './importServer.ts';

/** An import at work: the record as it was stored last. */
export interface ImportRun {
  readonly run: JobRun;
  imported: StoredImport;
  /** How many rows are written between two checkpoints. */
  readonly rowsAStep: number;
}

export const contextOf = ({ run, imported }: ImportRun): ImportContext => ({
  store: run.store,
  now: run.now,
  newId: run.newId,
  writeAudit: run.writeAudit,
  actor: { userId: run.job.startedBy, displayName: run.job.startedByName },
  imported,
});

/** A step of the job with what changes of the import: both are stored, or neither is, as when a person has paused it meanwhile. */
export function stepOf(at: ImportRun, changes: Partial<StoredImport>): JobSlice {
  const { next, put } = importChange(at.imported, changes);
  at.imported = next;
  return { checkpoint: null, progress: { done: next.done, total: next.rows }, items: [put] };
}

/**
 * Ends the import's present state; false when somebody else has ended it meanwhile. Throws when it still waits for this job, which is then tried
 * again: a job that ends before its import would leave it without one.
 */
export async function endState(at: Omit<ImportRun, 'rowsAStep'>, changes: Partial<StoredImport>): Promise<boolean> {
  const { next, put } = importChange(at.imported, { workId: null, ...changes });
  at.imported = next;
  if (await writeTogether(at.run.store, [put])) return true;
  if (await begunBy(at.run)) throw new Error('The import was changed while its job ended');
  return false;
}

/** The import that waits for this job; null when it does not any more. */
export function begunBy(run: JobRun): Promise<StoredImport | null> {
  const { import: kind, importId } = requestOf(run, 'sheetImport');
  return importOfJob(run.store, run.job, { kind, importId });
}

/** Counts of two parts together. */
export const plus = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  );
