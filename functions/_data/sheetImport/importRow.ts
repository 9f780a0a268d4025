import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import { writeBatch } from '../../_store/batch.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import { mostTogether, type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { importPartition } from './importKeys.ts';
import type { StoredImport } from './sheetImport.ts';

const daysKept = 30;
const texts = z.record(z.string(), z.string());

/** A row with something wrong: what stands in its cells, and what is wrong with them. */
const wrongRow = z.object({
  row: z.int(),
  texts,
  problems: z.array(z.object({ column: z.string().nullable(), code: z.string() })),
});
export type WrongRow = z.infer<typeof wrongRow>;
const wrongShape = shapeOf({ entity: 'importWrongRow', version: 1, schema: wrongRow, keys: ['expiresAt'] });

/** Cells of a row that a person has corrected. */
const fixedRow = z.object({ row: z.int(), texts });
export type FixedRow = z.infer<typeof fixedRow>;
const fixedShape = shapeOf({ entity: 'importFixedRow', version: 1, schema: fixedRow, keys: ['expiresAt'] });

/** What was written of some rows: the columns of each key, what was stored before (null for a new record), and the hash of what is stored since. */
const trace = z.object({
  from: z.int(),
  /** The rows as deflated JSON. Each is written once and read only by an undo, so its store need not know what is in it. */
  packed: z.instanceof(Uint8Array).optional(),
  /** The rows of a part that was written before they were packed. */
  rows: z.array(
    z.object({
      row: z.int(),
      key: z.string(),
      about: z.record(z.string(), z.json()),
      before: z.json(),
      after: z.string(),
      /** Whether the row wrote what rows share, too. A trace of an earlier release does not say: its rows shared nothing. */
      leads: z.boolean().default(true),
    }),
  ),
});
export type Trace = Pick<z.infer<typeof trace>, 'from' | 'rows'>;
const traceShape = shapeOf({ entity: 'importTrace', version: 1, schema: trace, keys: ['expiresAt'] });

const packRows = (rows: Trace['rows']) => deflateRawSync(JSON.stringify(rows), { level: 1 });

/** A stored part of a trace. */
function traceIn(item: unknown): Trace {
  const { from, packed, rows } = traceShape.parse(item);
  return { from, rows: packed ? trace.shape.rows.parse(JSON.parse(inflateRawSync(packed).toString('utf8'))) : rows };
}

const numbered = (value: number): string => String(value).padStart(7, '0');
const wrongPrefix = ({ checks }: StoredImport): string => `WRONG#${checks}#`;
const codec = cursorCodec(/^\d{7}$/);
const expiry = (now: Date) => ({ expiresAt: expiresIn({ days: daysKept }, now) });

/** Keeps wrong rows of the present check; the same row again takes the place of the first. */
export const writeWrongRows = (
  store: DynamoDBDocumentClient,
  of: StoredImport,
  rows: readonly WrongRow[],
  now: Date,
): Promise<void> => {
  const key = (row: number) => ({ pk: importPartition(of), sk: wrongPrefix(of) + numbered(row) });
  const items = rows.map((row) => wrongShape.item(key(row.row), row, expiry(now)));
  return writeBatch(store, 'jobs', items, 4);
};

/** The wrong rows of the present check, in the order of the sheet. */
export const listWrongRows = (
  store: DynamoDBDocumentClient,
  of: StoredImport,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<WrongRow>> =>
  readPage(
    store,
    { table: 'jobs', partition: { value: importPartition(of) }, sort: { prefix: wrongPrefix(of) } },
    { ...page, codec, parse: wrongShape.parse },
  );

const fixKey = (of: StoredImport, row: number) => ({ pk: importPartition(of), sk: `FIX#${numbered(row)}` });

/** A wrong row of the present check, or null. */
export const findWrongRow = (store: DynamoDBDocumentClient, of: StoredImport, row: number): Promise<WrongRow | null> =>
  getItem(store, 'jobs', { pk: importPartition(of), sk: wrongPrefix(of) + numbered(row) }, wrongShape.parse);

/** What was corrected in a row, or null. */
export const findFix = (store: DynamoDBDocumentClient, of: StoredImport, row: number): Promise<FixedRow | null> =>
  getItem(store, 'jobs', fixKey(of, row), fixedShape.parse);

/** Keeps what a person has corrected in a row. The write fails when what is corrected in it is not `before` any more. */
export function fixPut(of: StoredImport, next: FixedRow, before: FixedRow | null, now: Date): TransactItem {
  const still = before
    ? { ConditionExpression: 'texts = :before', ExpressionAttributeValues: { ':before': before.texts } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const Item = fixedShape.item(fixKey(of, next.row), next, expiry(now), before);
  return { Put: { TableName: tableName('jobs'), Item, ...still } };
}

async function* itemsBelow(store: DynamoDBDocumentClient, of: StoredImport, prefix: string, isBackwards = false) {
  yield* everyItem(store, {
    TableName: tableName('jobs'),
    KeyConditionExpression: 'pk = :import AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':import': importPartition(of), ':prefix': prefix },
    ConsistentRead: true,
    ScanIndexForward: !isBackwards,
  });
}

/** All wrong rows of the present check that are kept, in the order of the sheet. */
export async function readWrongRows(store: DynamoDBDocumentClient, of: StoredImport): Promise<WrongRow[]> {
  const rows: WrongRow[] = [];
  for await (const item of itemsBelow(store, of, wrongPrefix(of))) rows.push(wrongShape.parse(item));
  return rows;
}

/** The corrections of the rows from one to another, by row. */
export async function readFixesBetween(
  store: DynamoDBDocumentClient,
  of: StoredImport,
  first: number,
  last: number,
): Promise<ReadonlyMap<number, FixedRow['texts']>> {
  const fixes = new Map<number, FixedRow['texts']>();
  const query = {
    TableName: tableName('jobs'),
    KeyConditionExpression: 'pk = :import AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':import': importPartition(of),
      ':first': fixKey(of, first).sk,
      ':last': fixKey(of, last).sk,
    },
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) {
    const { row, texts: fixed } = fixedShape.parse(item);
    fixes.set(row, fixed);
  }
  return fixes;
}

/** All corrections of an import, by row. */
export async function readFixes(
  store: DynamoDBDocumentClient,
  of: StoredImport,
): Promise<ReadonlyMap<number, FixedRow['texts']>> {
  const fixes = new Map<number, FixedRow['texts']>();
  for await (const item of itemsBelow(store, of, 'FIX#')) {
    const { row, texts: fixed } = fixedShape.parse(item);
    fixes.set(row, fixed);
  }
  return fixes;
}

/** Rows in one item of a trace: with what was stored before, it stays well below what an item may have. */
const perItem = 50;
const tracePrefix = 'TRACE#';

/** What the parts of one transaction may weigh: well below the four megabytes that a transaction may have. */
const mostBytesTogether = 3_000_000;
/** The check of the gate is in each transaction, too. */
const mostParts = mostTogether - 1;

interface Part {
  readonly put: TransactItem;
  /** Of the packed rows; the rest of an item is some hundred bytes. */
  readonly bytes: number;
}

/** The parts in as few transactions as their weight allows. */
function transactionsOf(parts: readonly Part[]): TransactItem[][] {
  const transactions: TransactItem[][] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const { put, bytes } of parts) {
    const last = transactions.at(-1);
    weight += bytes;
    if (last && weight <= mostBytesTogether && last.length < mostParts) last.push(put);
    else {
      transactions.push([put]);
      weight = bytes;
    }
  }
  return transactions;
}

/**
 * Keeps what some rows will change, before they do; from the row that is the `from`-th of the sheet. With `upTo`, what a worker that died has left
 * of another plan for the rows up to there is emptied. `store` is one that checks the gate of the trace: what an earlier worker still has on its way
 * must not replace what its follower has traced.
 */
export async function writeTrace(
  store: DynamoDBDocumentClient,
  of: StoredImport,
  { from, rows, upTo = from + rows.length }: Trace & { readonly upTo?: number },
  now: Date,
): Promise<void> {
  const chunks = Array.from({ length: Math.ceil((upTo - from) / perItem) }, (_, at) => at * perItem);
  const parts = chunks.map((offset): Part => {
    const key = { pk: importPartition(of), sk: tracePrefix + numbered(from + offset) };
    const packed = packRows(rows.slice(offset, offset + perItem));
    const item = traceShape.item(key, { from, rows: [], packed }, expiry(now));
    return { put: { Put: { TableName: tableName('jobs'), Item: item } }, bytes: packed.byteLength };
  });
  for (const transaction of transactionsOf(parts)) {
    if (!(await writeTogether(store, transaction))) throw fail('unavailable');
  }
}

/** The trace of the rows that begin at `from`. */
export async function readTrace(
  store: DynamoDBDocumentClient,
  of: StoredImport,
  from: number,
  upTo: number,
): Promise<Trace['rows']> {
  const rows: Trace['rows'] = [];
  const query = {
    TableName: tableName('jobs'),
    KeyConditionExpression: 'pk = :import AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':import': importPartition(of),
      ':from': tracePrefix + numbered(from),
      ':to': tracePrefix + numbered(upTo - 1),
    },
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) rows.push(...traceIn(item).rows);
  return rows;
}

/** A part of a trace: where it is stored, and whether the writing of its rows came to its end and was counted. */
export interface TracePart {
  readonly at: string;
  readonly isCounted: boolean;
  readonly rows: Trace['rows'];
}

/** The trace of an import from its end; parts from `after` on are left out, and those of rows whose writing never began. */
export async function* traceBackwards(
  store: DynamoDBDocumentClient,
  of: StoredImport,
  after: string | null,
): AsyncGenerator<TracePart> {
  const begun = of.planned?.upTo ?? of.done;
  for await (const item of itemsBelow(store, of, tracePrefix, true)) {
    const at = String(item.sk);
    const { from, rows } = traceIn(item);
    if (from < begun && (after === null || at < after)) yield { at, isCounted: from < of.done, rows };
  }
}
