import { uploadKey } from '../../_data/job/jobUpload.ts';
import { readTrace, writeTrace, writeWrongRows } from '../../_data/sheetImport/importRow.ts';
import { rememberFile } from '../../_data/sheetImport/sheetImport.ts';
import { removeFile } from '../../_data/transfer/transfer.ts';
import type { JobSlice } from '../job/jobKind.ts';
import type { CheckedRow } from './checkRow.ts';
import { classifyRows, inParts, type RowChange } from './classifyRows.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import { type AnyImportServer, isSameStored } from './importServer.ts';
import { bookOfImport, checkedRows } from './openImport.ts';
import { traceOf, writeRows } from './writeRows.ts';

const meanwhile = { column: null, code: 'changedMeanwhile' } as const;

/** What a step will do, counted before it does anything. */
interface Step {
  readonly changes: readonly RowChange[];
  /** Rows that somebody else changed between the death of one worker and the next. */
  readonly overtaken: readonly RowChange[];
  readonly counts: Readonly<Record<string, number>>;
  readonly isPlanned: boolean;
}

/**
 * The step of some rows. One that was planned by a worker that died keeps the counts of its plan: of its rows, some are written already. What is
 * stored now must be what the plan has found, or what it wanted.
 */
async function stepFor(at: ImportRun, server: AnyImportServer, rows: readonly CheckedRow[]): Promise<Step> {
  const { done, planned } = at.imported;
  const upTo = done + rows.length;
  const { added, changed, same, wrong } = await classifyRows(contextOf(at), server, rows);
  const changes = [...added, ...changed];
  if (planned?.upTo !== upTo) {
    const counts = { added: added.length, changed: changed.length, same, wrong: wrong.length };
    return { changes, overtaken: [], counts, isPlanned: false };
  }
  const traced = await readTrace(at.run.store, at.imported, done, upTo);
  const before = new Map(traced.map((each) => [each.key, each.before as object | null]));
  const isUntouched = ({ key: { key }, from }: RowChange): boolean =>
    before.has(key) && isSameStored(from, before.get(key) ?? null);
  const overtaken = changes.filter((change) => !isUntouched(change));
  return {
    changes: changes.filter(isUntouched),
    // As the plan has counted them.
    overtaken: overtaken.map((change) => ({ ...change, from: before.get(change.key.key) ?? null })),
    counts: planned.counts,
    isPlanned: true,
  };
}

/** Writes some rows: what they change is traced and counted first, then written, then the step is done. */
async function* writeStep(
  at: ImportRun,
  server: AnyImportServer,
  rows: readonly CheckedRow[],
): AsyncGenerator<JobSlice, void> {
  const { store, now } = at.run;
  const from = at.imported.done;
  const upTo = from + rows.length;
  const step = await stepFor(at, server, rows);
  if (!step.isPlanned && step.changes.length > 0) {
    await writeTrace(store, at.imported, { from, rows: traceOf(step.changes) }, now());
    yield stepOf(at, { planned: { upTo, counts: { ...step.counts } } });
  }
  const refused = [...step.overtaken, ...(await writeRows(contextOf(at), server, step.changes))];
  const wrong = refused.map(({ row: { row, texts } }) => ({ row, texts: { ...texts }, problems: [meanwhile] }));
  await writeWrongRows(store, at.imported, wrong, now());
  const lost = {
    added: -refused.filter((each) => each.from === null).length,
    changed: -refused.filter((each) => each.from !== null).length,
    wrong: refused.length,
  };
  const written = plus(plus(at.imported.written, step.counts), lost);
  yield stepOf(at, { done: upTo, planned: null, written });
}

/** Whether all or nothing was wanted and a row could not be written. */
const mustGoBack = ({ imported: { mode, written } }: ImportRun): boolean => mode === 'all' && (written.wrong ?? 0) > 0;

/**
 * Writes the good rows of an import, some hundred a step. After the death of a worker the next one goes on at the stored step: nothing is written twice, and the
 * counts are exact.
 */
export async function* commitImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  const book = await bookOfImport(at.imported);
  const done = at.imported.done;
  try {
    let passed = 0;
    const rest = async function* () {
      for await (const row of checkedRows(contextOf(at), server, book)) {
        passed += 1;
        if (passed > done) yield row;
      }
    };
    for await (const rows of inParts(rest(), at.rowsAStep, at.rowsAStep)) {
      yield* writeStep(at, server, rows);
      if (mustGoBack(at)) break;
    }
  } finally {
    await book.close();
  }
  if (mustGoBack(at)) {
    yield stepOf(at, { state: 'undoing', failure: 'someWrong', undoneTo: null });
    return;
  }
  await rememberFile(at.run.store, at.imported, at.run.now());
  // A file that was taken in is not kept: it holds people's data that the portal now has.
  if (await endState(at, { state: 'done', finishedAt: at.run.now().toISOString() }))
    await removeFile(uploadKey(at.imported));
}
