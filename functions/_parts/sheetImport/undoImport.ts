import { type Trace, traceBackwards } from '../../_data/sheetImport/importRow.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { JobSlice } from '../job/jobKind.ts';
import { contextOf, endState, type ImportRun, plus, stepOf } from './importRun.ts';
import { type AnyImportServer, type Found, isSameStored, markOfStored } from './importServer.ts';

type TracedRow = Trace['rows'][number];
type Outcome = 'reverted' | 'kept';

const storedIn = (found: Found<object> | undefined): object | null =>
  found && 'stored' in found ? found.stored : null;

/** Takes some rows back, each alone: what was changed since, or is in use, is kept. */
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
  const counts: Record<Outcome, number> = { reverted: 0, kept: 0 };
  for (const { key, before, after } of rows) {
    const from = records.get(key) ?? null;
    const to = before as object | null;
    const outcome = async (): Promise<Outcome> => {
      // Brought back by a worker that died, or never written by one.
      if (isSameStored(from, to)) return 'reverted';
      if (markOfStored(from) !== after || used.has(key)) return 'kept';
      return (await writeTogether(ctx.store, [...server.writes(ctx, { from, to })])) ? 'reverted' : 'kept';
    };
    counts[await outcome()] += 1;
  }
  return counts;
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
