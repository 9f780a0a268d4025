import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/_contract/page.ts';
import { type Table, tableName } from '../_kit/env.ts';
import type { CursorCodec } from './cursor.ts';
import { itemsOf } from './entries.ts';
import type { StoredItem } from './item.ts';
import { readThrough } from './readThrough.ts';

/** Below and above every sort key that we write. */
const lowest = ' ';
const highest = '\uFFFF';

/** One partition of a table or of an index, and the range of its sort keys that a list shows. */
export interface ListQuery {
  readonly table: Table;
  readonly index?: string | undefined;
  /** The partition key: its attribute, `pk` where it is left out, and its value, which names the tenant. */
  readonly partition: { readonly name?: string; readonly value: string };
  /** The sort key: its attribute, `sk` where it is left out. `low` and `high`, both included, follow the `prefix` of every key. */
  readonly sort?: { readonly name?: string; readonly prefix?: string; readonly low?: string; readonly high?: string };
  readonly isNewestFirst?: boolean;
  /** The index does not hold whole items: a page shows their rows, or reads them by their keys. Rows that have left the list since are left out. */
  readonly isNarrow?: boolean;
}

export interface PageWanted<Row> {
  readonly take: number;
  readonly cursor?: string | undefined;
  /** The cursors of this list: a position is a sort key without its prefix. */
  readonly codec: CursorCodec;
  /** What a caller sees of an item; null leaves it out. */
  readonly parse: (item: StoredItem) => Row | null;
}

interface Range {
  readonly low: string;
  readonly high: string;
}

/** The highest key below one, and the lowest above it. */
const justBelow = (key: string): string =>
  `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}${highest}`;
const justAbove = (key: string): string => `${key}\u0000`;

function rangeOf({ sort = {}, isNewestFirst }: ListQuery, after: string | null): Range {
  const { low = lowest, high = highest } = sort;
  if (after === null) return { low, high };
  if (isNewestFirst) return { low, high: after <= high ? justBelow(after) : high };
  return { low: after >= low ? justAbove(after) : low, high };
}

/** Null for an empty range, which the store refuses. */
function queryOf({ table, index, partition, sort = {}, isNewestFirst }: ListQuery, range: Range) {
  const { low, high } = range;
  if (low > high) return null;
  const { name = 'sk', prefix = '' } = sort;
  return {
    TableName: tableName(table),
    IndexName: index,
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :low AND :high',
    ExpressionAttributeNames: { '#partition': partition.name ?? 'pk', '#sort': name },
    ExpressionAttributeValues: { ':partition': partition.value, ':low': prefix + low, ':high': prefix + high },
    ScanIndexForward: !isNewestFirst,
  } satisfies QueryCommandInput;
}

/** What a list shows of the entries that were read, in their order. */
async function shownOf(store: DynamoDBDocumentClient, list: ListQuery, entries: StoredItem[]): Promise<StoredItem[]> {
  if (!list.isNarrow) return entries;
  const { table, partition, sort = {} } = list;
  const keys = { table, partition: partition.name ?? 'pk', sort: sort.name ?? 'sk' };
  return (await itemsOf(store, keys, entries)).filter((item) => item !== null);
}

/**
 * A page of a list. It reads one item more than it shows, which says whether another page follows. A page that the store cuts short,
 * at a megabyte, has a cursor too.
 *
 * @example
 * readPage(store, { table: 'jobs', index: 'ownJobs', partition: { name: 'ownerPk', value: owner }, sort: { name: 'jobId' },
 *   isNewestFirst: true, isNarrow: true }, { ...page, codec: ulidCursor, parse: shape.parse })
 */
export async function readPage<Row>(
  store: DynamoDBDocumentClient,
  list: ListQuery,
  { take, cursor, codec, parse }: PageWanted<Row>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const query = queryOf(list, rangeOf(list, after));
  if (!query) return { items: [], nextCursor: null, total: null };
  const { Items = [], LastEvaluatedKey } = await store.send(new QueryCommand({ ...query, Limit: take + 1 }));
  const page = Items.slice(0, take);
  const hasMore = Items.length > take || LastEvaluatedKey !== undefined;
  const end = page.at(-1)?.[list.sort?.name ?? 'sk'];
  return {
    items: (await shownOf(store, list, page)).map(parse).filter((row) => row !== null),
    nextCursor: hasMore && end !== undefined ? codec.cursorOf(positionIn(list, String(end))) : null,
    total: null,
  };
}

/** A page of a list whose reader may see only some rows, or whose index is narrow: reads on until it is full, in 20 reads at most. */
export const readOn = <Row>(
  store: DynamoDBDocumentClient,
  list: ListQuery,
  wanted: PageWanted<Row>,
): Promise<Page<Row>> =>
  readThrough(
    { find: (page) => readPage(store, list, { ...wanted, ...page }), rowsOf: (rows) => rows, mostReads: 20 },
    wanted,
  );

const positionIn = ({ sort = {} }: ListQuery, key: string): string => key.slice((sort.prefix ?? '').length);

/** The first items of a list, at most `most`. */
export async function readFirst(store: DynamoDBDocumentClient, list: ListQuery, most: number): Promise<StoredItem[]> {
  const query = queryOf(list, rangeOf(list, null));
  if (!query) return [];
  return shownOf(store, list, (await store.send(new QueryCommand({ ...query, Limit: most }))).Items ?? []);
}

/** The number of items of a list, counted up to `most`, which limits the cost. */
export async function countUpTo(
  store: DynamoDBDocumentClient,
  list: ListQuery,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const query = queryOf(list, rangeOf(list, null));
  if (!query) return { count: 0, isMore: false };
  const { Count = 0 } = await store.send(new QueryCommand({ ...query, Select: 'COUNT', Limit: most + 1 }));
  return { count: Math.min(Count, most), isMore: Count > most };
}
