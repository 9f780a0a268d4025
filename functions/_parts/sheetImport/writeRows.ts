import { gates } from '../../_data/sheetImport/importGate.ts';
import type { Trace } from '../../_data/sheetImport/importRow.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import type { RowChange } from './classifyRows.ts';
import { gatedStore, mostGated } from './gatedStore.ts';
import { contextOf, type ImportRun } from './importRun.ts';
import {
  type AnyImportServer,
  type ImportContext,
  isSameStored,
  markOfStored,
  type RecordChange,
  storedIn,
} from './importServer.ts';

interface RowWrites<Change> {
  readonly change: Change;
  readonly items: readonly TransactItem[];
}

/** The item that a part of a transaction is about; a transaction may name each once. */
function placeOf({ Put, Update, Delete, ConditionCheck }: TransactItem): string {
  const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
  return `${(Put ?? Update ?? Delete ?? ConditionCheck)?.TableName}#${pk}#${sk}`;
}

/** Rows in transactions that are as full as can be. */
function inTransactions<Change>(rows: readonly RowWrites<Change>[]): RowWrites<Change>[][] {
  const groups: RowWrites<Change>[][] = [];
  let room = 0;
  let places = new Set<string>();
  for (const row of rows) {
    const own = row.items.map(placeOf);
    if (own.length > room || own.some((place) => places.has(place))) {
      groups.push([]);
      room = mostGated;
      places = new Set();
    }
    groups.at(-1)?.push(row);
    room -= own.length;
    for (const place of own) places.add(place);
  }
  return groups;
}

function itemsOf(ctx: ImportContext, server: AnyImportServer, { from, to, key }: RecordChange): TransactItem[] {
  if (!('writes' in server)) throw new Error('A sheet that is taken in whole has no rows to write');
  return [...server.writes(ctx, { from, to, key })];
}

/** The changes as they are written together. */
function groupsOf<Change extends RecordChange>(
  ctx: ImportContext,
  server: AnyImportServer,
  changes: readonly Change[],
): RowWrites<Change>[][] {
  if ('writeRow' in server) return changes.map((change) => [{ change, items: [] }]);
  return inTransactions(changes.map((change) => ({ change, items: itemsOf(ctx, server, change) })));
}

/** Writes one record: false when what is stored is not `from` any more. */
const writeOne = (ctx: ImportContext, server: AnyImportServer, change: RecordChange): Promise<boolean> =>
  'writeRow' in server
    ? server.writeRow(ctx, { from: change.from, to: change.to })
    : writeTogether(ctx.store, itemsOf(ctx, server, change));

/** Writes a record alone. False when what is stored is neither what it was nor what it should become. */
async function writeAlone(ctx: ImportContext, server: AnyImportServer, change: RecordChange): Promise<boolean> {
  if (await writeOne(ctx, server, change)) return true;
  const stands = storedIn((await server.find(ctx, [change.key])).get(change.key.key));
  // A worker that died, or one that another has followed, wrote it already.
  return isSameStored(stands, change.to);
}

/** What the transactions of one gate use. */
function gatedContext(at: ImportRun, gate: number): ImportContext {
  const ctx = contextOf(at);
  return { ...ctx, store: gatedStore(ctx.store, at.imported, { claim: at.run.job.claim ?? '', gate }) };
}

/**
 * Brings records from what they are to what they should be, many in a transaction. The records of one that fails are written each alone after all
 * others, when no write of our own is in their way. Answers the changes of records that somebody else changed meanwhile, which stay as they
 * are. Throws `WorkTakenOver` when another worker has opened the import's gates: then it writes nothing more.
 */
export async function writeRows<Change extends RecordChange>(
  at: ImportRun,
  server: AnyImportServer,
  changes: readonly Change[],
): Promise<Change[]> {
  const groups = groupsOf(contextOf(at), server, changes);
  const failed: Change[] = [];
  const worker = async (ctx: ImportContext): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const items = group.flatMap((row) => [...row.items]);
      const [first] = group;
      const isWritten =
        items.length > 0 ? await writeTogether(ctx.store, items) : first && (await writeOne(ctx, server, first.change));
      if (!isWritten) failed.push(...group.map(({ change }) => change));
    }
  };
  // Rows that write by themselves share checks, as of their writer's rights, and come one after the other.
  const parallel = 'writeRow' in server ? 1 : gates;
  const contexts = Array.from({ length: parallel }, (_, gate) => gatedContext(at, gate));
  await Promise.all(contexts.map(worker));
  const refused: Change[] = [];
  const [alone = gatedContext(at, 0)] = contexts;
  for (const change of failed) if (!(await writeAlone(alone, server, change))) refused.push(change);
  return refused;
}

/** What is remembered of changes before they are made. */
export const traceOf = (changes: readonly RowChange[]): Trace['rows'] =>
  changes.map(({ row, key, from, to }) => ({
    row: row.row,
    ...{ key: key.key, leads: key.leads },
    about: key.about as Trace['rows'][number]['about'],
    before: from as Trace['rows'][number]['before'],
    after: markOfStored(to),
  }));
