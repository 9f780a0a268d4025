import { type Trace, traceBackwards, type WrongRow, writeWrongRows } from '../../_data/sheetImport/importRow.ts';
import type { JobSlice } from '../job/jobKind.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import { type AnyImportServer, type Found, isSameStored, markOfStored } from './importServer.ts';
import { writeOne } from './writeRows.ts';

type TracedRow = Trace['rows'][number];
/** Why a row was kept is a key of `importProblemTexts`. */
type Outcome = 'reverted' | 'keptChanged' | 'keptInUse';

const storedIn = (found: Found<object> | undefined): object | null =>
  found && 'stored' in found ? found.stored : null;

const keptRow = ({ row, about }: TracedRow, code: Outcome): WrongRow => ({
  row,
  texts: Object.fromEntries(Object.entries(about).map(([column, value]) => [column, String(value ?? '')])),
  problems: [{ column: null, code }],
});

/** Takes some rows back, each alone: what was changed since, or is in use, is kept, and listed with the reason. */
async function takeBack(
  at: ImportRun,
  server: AnyImportServer,
  rows: readonly TracedRow[],
): Promise<Record<string, number>> {
  const ctx = contextOf(at);
  const found = await server.find(
    ctx,
    rows.map(({ key, about }) => ({ key, about })),
  );
  const records = new Map(
    rows.flatMap(({ key }): [string, object][] => {
      const stored = storedIn(found.get(key));
      return stored ? [[key, stored]] : [];
    }),
  );
  const used = (await server.inUse?.(ctx, records)) ?? new Set<string>();
  const kept: WrongRow[] = [];
  for (const traced of rows) {
    const { key, before, after } = traced;
    const from = records.get(key) ?? null;
    const to = before as object | null;
    const outcome = async (): Promise<Outcome> => {
      // Brought back by a worker that died, or never written by one.
      if (isSameStored(from, to)) return 'reverted';
      if (markOfStored(from) !== after) return 'keptChanged';
      if (used.has(key)) return 'keptInUse';
      return (await writeOne(ctx, server, { from, to })) ? 'reverted' : 'keptChanged';
    };
    const came = await outcome();
    if (came !== 'reverted') kept.push(keptRow(traced, came));
  }
  await writeWrongRows(ctx.store, at.imported, kept, ctx.now());
  return { reverted: rows.length - kept.length, kept: kept.length };
}

/** Takes back what an import has written, from its end; after the death of a worker the next one goes on where that was. */
export async function* undoImport(at: ImportRun, server: AnyImportServer): AsyncGenerator<JobSlice, void> {
  const { store, now } = at.run;
  for await (const part of traceBackwards(store, at.imported, at.imported.undoneTo)) {
    const undone = plus(at.imported.undone, await takeBack(at, server, part.rows));
    yield stepOf(at, { undone, undoneTo: part.at });
  }
  await endState(at, { state: 'undone', finishedAt: now().toISOString() });
}
