import { uploadKey } from '../../_data/job/jobUpload.ts';
import { traceGate } from '../../_data/sheetImport/importGate.ts';
import { readTrace, writeTrace, writeWrongRows } from '../../_data/sheetImport/importRow.ts';
import { rememberFile } from '../../_data/sheetImport/sheetImport.ts';
import { removeFile } from '../../_data/transfer/transfer.ts';
import type { JobSlice } from '../job/jobKind.ts';
import type { CheckedRow } from './checkRow.ts';
import { classifyRows, inParts, type RowChange, rowsBehind } from './classifyRows.ts';
import { gatedStore, openGates } from './gatedStore.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import { type AnyImportServer, isSameStored } from './importServer.ts';
import { bookOfImport, checkedRows } from './openImport.ts';
import type { SheetBook } from './reading/sheetBook.ts';
import { traceOf, writeRows } from './writeRows.ts';

const meanwhile = { column: null, code: 'changedMeanwhile' } as const;

/** What a step will do, counted before it does anything. */
interface Step {
  readonly from: number;
  readonly upTo: number;
  readonly changes: readonly RowChange[];
  /** Rows that somebody else changed between the death of one worker and the next. */
  readonly overtaken: readonly RowChange[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Plans a step, and traces what it will change. `mayBeOld` is the first plan of a worker: one that died may have traced another. */
async function newStep(
  at: ImportRun,
  server: AnyImportServer,
  { from, rows, mayBeOld }: { readonly from: number; readonly rows: readonly CheckedRow[]; readonly mayBeOld: boolean },
): Promise<Step> {
  const upTo = from + rows.length;
  const { added, changed, same, wrong } = await classifyRows(contextOf(at), server, rows);
  const changes = [...added, ...changed];
  const counts = { added: added.length, changed: changed.length, same, wrong: wrong.length };
  const trace = { from, rows: traceOf(changes), ...(mayBeOld && { upTo }) };
  const { store, job, now } = at.run;
  const gated = gatedStore(store, at.imported, { claim: job.claim ?? '', gate: traceGate });
  await writeTrace(gated, at.imported, trace, now());
  return { from, upTo, changes, overtaken: [], counts };
}

/**
 * The step that a worker that died has planned: it keeps the counts of its plan, and of its rows, some are written already. What is stored now
 * must be what the plan has found, or what it wanted.
 */
async function plannedStep(
  at: ImportRun,
  server: AnyImportServer,
  rows: readonly CheckedRow[],
  { upTo, counts }: NonNullable<ImportRun['imported']['planned']>,
): Promise<Step> {
  const from = at.imported.done;
  const { added, changed } = await classifyRows(contextOf(at), server, rows);
  const changes = [...added, ...changed];
  const traced = await readTrace(at.run.store, at.imported, from, upTo);
  const before = new Map(traced.map((each) => [each.key, each.before as object | null]));
  const isUntouched = ({ key: { key }, from: found }: RowChange): boolean =>
    before.has(key) && isSameStored(found, before.get(key) ?? null);
  const overtaken = changes.filter((change) => !isUntouched(change));
  return {
    ...{ from, upTo, counts, changes: changes.filter(isUntouched) },
    // As the plan has counted them.
    overtaken: overtaken.map((change) => ({ ...change, from: before.get(change.key.key) ?? null })),
  };
}

/** Writes a planned step, and answers what is written of the import then. */
async function writeStep(at: ImportRun, server: AnyImportServer, step: Step): Promise<Record<string, number>> {
  const { store, now } = at.run;
  const refused = [...step.overtaken, ...(await writeRows(at, server, step.changes))];
  const wrong = refused.map(({ row: { row, texts } }) => ({ row, texts: { ...texts }, problems: [meanwhile] }));
  await writeWrongRows(store, at.imported, wrong, now());
  const lost = {
    added: -refused.filter((each) => each.from === null).length,
    changed: -refused.filter((each) => each.from !== null).length,
    wrong: refused.length,
  };
  return plus(plus(at.imported.written, step.counts), lost);
}

/** Whether all or nothing was wanted and a row could not be written. */
const isOver = ({ imported: { mode } }: ImportRun, written: Readonly<Record<string, number>>): boolean =>
  mode === 'all' && (written.wrong ?? 0) > 0;
const mustGoBack = (at: ImportRun): boolean => isOver(at, at.imported.written);

const plannedOf = (step: Step | null) => step && { upTo: step.upTo, counts: { ...step.counts } };

/** The steps of the rest of the sheet, the first one as a worker that died has planned it. */
async function* stepsOf(at: ImportRun, server: AnyImportServer, book: SheetBook): AsyncGenerator<Step> {
  const { done, planned } = at.imported;
  const rest = rowsBehind(checkedRows(contextOf(at), server, book), done);
  let from = done;
  let mayBeOld = true;
  for await (const rows of inParts(rest, planned ? planned.upTo - done : at.rowsAStep, at.rowsAStep)) {
    if (planned && from === done) yield await plannedStep(at, server, rows, planned);
    else {
      yield await newStep(at, server, { from, rows, mayBeOld });
      mayBeOld = false;
    }
    from += rows.length;
  }
}

/**
 * Writes the good rows of an import, some hundred a step. After the death of a worker the next one goes on at the stored step: nothing is written twice, and the
 * counts are exact.
 */
export async function* commitImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  yield* 'takeWhole' in server ? takeWhole(at, server) : writeSheet(at, server);
  if (at.imported.state !== 'committing') return;
  await server.whenWritten?.(contextOf(at));
  await rememberFile(at.run.store, at.imported, at.run.now());
  // A file that was taken in is not kept: it holds people's data that the portal now has.
  if (await endState(at, { state: 'done', finishedAt: at.run.now().toISOString() }))
    await removeFile(uploadKey(at.imported));
}

/** Takes in a sheet as one whole. It begins anew after the death of a worker. */
async function* takeWhole(
  at: ImportRun,
  server: Extract<AnyImportServer, { takeWhole: unknown }>,
): AsyncGenerator<JobSlice, void> {
  const book = await bookOfImport(at.imported);
  let rows = 0;
  try {
    for await (const done of server.takeWhole(contextOf(at), checkedRows(contextOf(at), server, book))) {
      rows = done;
      yield stepOf(at, { done });
    }
  } finally {
    await book.close();
  }
  const { checked } = at.imported;
  const written = { added: checked.new ?? 0, changed: checked.changed ?? 0, same: checked.same ?? 0, wrong: 0 };
  yield stepOf(at, { done: rows, written });
}

/** Writes a sheet row by row, and back again where all or nothing was wanted and a row could not be written. */
async function* writeSheet(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  await openGates(at.run, at.imported);
  const book = await bookOfImport(at.imported);
  const steps = stepsOf(at, server, book);
  const next = async (): Promise<Step | null> => (await steps.next()).value ?? null;
  try {
    let step = await next();
    if (step && !at.imported.planned) yield stepOf(at, { planned: plannedOf(step) });
    while (step && !mustGoBack(at)) {
      // While a step is written, the next one is planned: its plan is stored together with the end of the one before.
      const [writing, planning] = await Promise.allSettled([writeStep(at, server, step), next()]);
      if (writing.status === 'rejected') throw writing.reason;
      const following: Step | null = planning.status === 'fulfilled' ? planning.value : null;
      const written = writing.value;
      yield stepOf(at, { done: step.upTo, planned: isOver(at, written) ? null : plannedOf(following), written });
      if (planning.status === 'rejected') throw planning.reason;
      step = following;
    }
  } finally {
    await book.close();
  }
  if (mustGoBack(at)) {
    yield stepOf(at, { state: 'undoing', failure: 'someWrong', undoneTo: null });
  }
}
