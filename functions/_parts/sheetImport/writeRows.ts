import type { Trace } from '../../_data/sheetImport/importRow.ts';
import { mostTogether, type TransactItem, writeTogether } from '../../_store/transaction.ts';
import type { RowChange } from './classifyRows.ts';
import {
  type AnyImportServer,
  type ImportContext,
  isSameStored,
  markOfStored,
  type StoredChange,
} from './importServer.ts';

/** Transactions at a time. Rows that write by themselves share checks, as of their writer's rights, and come one after the other. */
const mostParallel = 4;

interface RowWrites {
  readonly change: RowChange;
  readonly items: readonly TransactItem[];
}

/** Rows in transactions that are as full as can be. */
function inTransactions(rows: readonly RowWrites[]): RowWrites[][] {
  const groups: RowWrites[][] = [];
  let room = 0;
  for (const row of rows) {
    if (row.items.length > room) {
      groups.push([]);
      room = mostTogether;
    }
    groups.at(-1)?.push(row);
    room -= row.items.length;
  }
  return groups;
}

/** Writes one row, or brings it back: false when what is stored is not `from` any more. */
export const writeOne = (ctx: ImportContext, server: AnyImportServer, change: StoredChange): Promise<boolean> =>
  'writeRow' in server ? server.writeRow(ctx, change) : writeTogether(ctx.store, [...server.writes(ctx, change)]);

/** Writes a row alone. False when what is stored is neither what it was nor what it should become. */
async function writeAlone(ctx: ImportContext, server: AnyImportServer, change: RowChange): Promise<boolean> {
  if (await writeOne(ctx, server, change)) return true;
  const stands = (await server.find(ctx, [change.key])).get(change.key.key);
  // A worker that died, or one that another has followed, wrote it already.
  return stands !== undefined && 'stored' in stands && isSameStored(stands.stored, change.to);
}

/** The changes as they are written together. */
function groupsOf(ctx: ImportContext, server: AnyImportServer, changes: readonly RowChange[]): RowWrites[][] {
  if ('writeRow' in server) return changes.map((change) => [{ change, items: [] }]);
  return inTransactions(
    changes.map((change) => ({ change, items: server.writes(ctx, { from: change.from, to: change.to }) })),
  );
}

/**
 * Writes changes of rows, many in a transaction; where one of those fails, each row alone. Answers the rows that somebody else changed
 * meanwhile, which stay as they are.
 */
export async function writeRows(
  ctx: ImportContext,
  server: AnyImportServer,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const groups = groupsOf(ctx, server, changes);
  const refused: RowChange[] = [];
  const worker = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const items = group.flatMap((row) => [...row.items]);
      if (items.length > 0 && (await writeTogether(ctx.store, items))) continue;
      for (const { change } of group) if (!(await writeAlone(ctx, server, change))) refused.push(change);
    }
  };
  await Promise.all(Array.from({ length: 'writeRow' in server ? 1 : mostParallel }, worker));
  return refused;
}

/** What is remembered of changes before they are made. */
export const traceOf = (changes: readonly RowChange[]): Trace['rows'] =>
  changes.map(({ row, key, from, to }) => ({
    row: row.row,
    key: key.key,
    about: key.about as Trace['rows'][number]['about'],
    before: from as Trace['rows'][number]['before'],
    after: markOfStored(to),
  }));
