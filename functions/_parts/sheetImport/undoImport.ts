import {
  type Trace,
  type TracePart,
  traceBackwards,
  type WrongRow,
  writeWrongRows,
} from '../../_data/sheetImport/importRow.ts';
import type { JobSlice } from '../job/jobKind.ts';
import { openGates } from './gatedStore.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import {
  type AnyImportServer,
  isSameStored,
  markOfStored,
  type RecordChange,
  type RowKey,
  storedIn,
} from './importServer.ts';
import { writeRows } from './writeRows.ts';

type TracedRow = Trace['rows'][number] & { readonly isCounted: boolean };
type Return = RecordChange & { readonly traced: TracedRow };

const keyOfTraced = ({ key, about, row, leads }: TracedRow): RowKey => ({ key, about, row, leads });

const keptRow = ({ row, about }: TracedRow, code: string): WrongRow => ({
  row,
  texts: Object.fromEntries(Object.entries(about).map(([column, value]) => [column, String(value ?? '')])),
  problems: [{ column: null, code }],
});

/**
 * Takes some rows back: what was changed since, or is in use, is kept, and listed with the reason (a key of `importProblemTexts`). Counts what was
 * written and counted, and is not there any more.
 */
async function takeBack(
  at: ImportRun,
  server: AnyImportServer,
  rows: readonly TracedRow[],
): Promise<Record<string, number>> {
  const ctx = contextOf(at);
  const found = await server.find(ctx, rows.map(keyOfTraced));
  const changes = rows.map(
    (traced): Return => ({
      key: keyOfTraced(traced),
      from: storedIn(found.get(traced.key)),
      to: traced.before as object | null,
      traced,
    }),
  );
  // What is as before was brought back by a worker that died, or never written by one.
  const there = changes.filter(({ from, to }) => !isSameStored(from, to));
  const own = there.filter(({ from, traced }) => markOfStored(from) === traced.after);
  const records = new Map(own.flatMap(({ key: { key }, from }): [string, object][] => (from ? [[key, from]] : [])));
  const removed = new Set(own.filter(({ to }) => to === null).map(({ key: { key } }) => key));
  const used = (await server.inUse?.(ctx, records, removed)) ?? new Set<string>();
  const refused = await writeRows(
    at,
    server,
    own.filter(({ key }) => !used.has(key.key)),
  );
  const others = there.filter((each) => !own.includes(each));
  const { keptAs = 'keptChanged' } = server.facts;
  const kept = [
    ...[...others, ...refused].map(({ traced }) => keptRow(traced, keptAs)),
    ...own.filter(({ key }) => used.has(key.key)).map(({ traced }) => keptRow(traced, 'keptInUse')),
  ];
  await writeWrongRows(ctx.store, at.imported, kept, ctx.now());
  const counted = rows.filter(({ isCounted }) => isCounted).length;
  return { reverted: Math.max(counted - kept.length, 0), kept: kept.length };
}

/** The parts of a trace together, until they have so many rows. */
async function* together(parts: AsyncIterable<TracePart>, most: number): AsyncGenerator<TracePart[]> {
  let some: TracePart[] = [];
  let rows = 0;
  for await (const part of parts) {
    some.push(part);
    rows += part.rows.length;
    if (rows < most) continue;
    yield some;
    some = [];
    rows = 0;
  }
  if (some.length > 0) yield some;
}

/** Takes back what an import has written, from its end; after the death of a worker the next one goes on where that was. */
export async function* undoImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  const { store, now } = at.run;
  await openGates(at.run, at.imported);
  await server.beforeTakenBack?.(contextOf(at));
  if ('giveBack' in server) {
    const rows = at.imported.rows ?? 0;
    const isBack = await server.giveBack(contextOf(at));
    yield stepOf(at, { undone: isBack ? { reverted: rows, kept: 0 } : { reverted: 0, kept: rows } });
  }
  const parts = traceBackwards(store, at.imported, at.imported.undoneTo);
  for await (const some of together(parts, at.rowsAStep)) {
    const rows = some.flatMap(({ isCounted, rows: traced }) => traced.map((row) => ({ ...row, isCounted })));
    const undone = plus(at.imported.undone, await takeBack(at, server, rows));
    yield stepOf(at, { undone, undoneTo: some.at(-1)?.at ?? null });
  }
  await server.whenTakenBack?.(contextOf(at));
  await endState(at, { state: 'undone', finishedAt: now().toISOString() });
}
