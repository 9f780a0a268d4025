import { JobFailure, type JobKind, type JobRun, type JobSlice } from '../job/jobKind.ts';
import { mostAttempts } from '../job/workOnJob.ts';
import { checkImport } from './checkImport.ts';
import { commitImport } from './commitImport.ts';
import { mostGated, WorkTakenOver } from './gatedStore.ts';
import { begunBy, endState, type ImportRun } from './importRun.ts';
import type { AnyImportServer, ImportServerOf } from './importServer.ts';
import { undoImport } from './undoImport.ts';

type Phase = (at: ImportRun, server: AnyImportServer) => AsyncGenerator<JobSlice, void>;
const phases: Readonly<Partial<Record<string, Phase>>> = {
  checking: checkImport,
  committing: commitImport,
  undoing: undoImport,
};

/** All that is to be done in the import's present states: one may lead to the next. */
async function* workThrough(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  for (let phase = phases[at.imported.state]; phase; phase = phases[at.imported.state]) {
    const { state } = at.imported;
    yield* phase(at, server);
    if (at.imported.state === state) return;
  }
}

/** Some seconds of work, far from the end of a lease: full transactions, or, as a kind that writes each row by itself may hash a password for it, a few rows. */
const rowsAtOnce = (server: AnyImportServer): number => ('writeRow' in server ? 50 : 20 * mostGated);

/** Ends an import that cannot go on. What it has written before stays, and can be taken back. */
async function giveUp(run: JobRun, failure: string): Promise<void> {
  const imported = await begunBy(run);
  if (!imported) return;
  const hasWritten = imported.state !== 'checking';
  const finishedAt = run.now().toISOString();
  await endState({ run, imported }, { state: hasWritten ? 'cancelled' : 'failed', failure, finishedAt });
}

/** Ends the import after an error, or throws it for another try. */
async function afterError(run: JobRun, error: unknown): Promise<void> {
  if (error instanceof JobFailure) return giveUp(run, error.code);
  // A person has stopped it, and somebody may be at work on it again.
  if (error instanceof WorkTakenOver && !(await begunBy(run))) return;
  if (run.job.attempts >= mostAttempts) await giveUp(run, 'unexpected');
  throw error;
}

/**
 * The job of imports of all these kinds: checks, writes or takes back, as the import's state says, and leaves an import that a person has paused or
 * cancelled meanwhile.
 */
export const sheetImport = (serverOf: ImportServerOf, rowsAStep?: number): JobKind =>
  async function* (run) {
    const imported = await begunBy(run);
    const server = imported && (await serverOf(imported.kind));
    if (!imported || !server) return;
    try {
      yield* workThrough({ run, imported, rowsAStep: rowsAStep ?? rowsAtOnce(server) }, server);
    } catch (error) {
      await afterError(run, error);
    }
  };
