import { BatchGetCommand, BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import type { Key, StoredItem } from './item.ts';

const mostRead = 100;
const mostWritten = 25;

const chunksOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));

/** Hands over what is left to `send`, which answers what the store did not take, until nothing is left. */
async function untilDone<Left>(all: Left[], send: (left: Left[]) => Promise<Left[]>): Promise<void> {
  let left = all;
  const done = await retryWrite(async () => {
    const before = left.length;
    left = await send(left);
    if (left.length === 0) return 'done';
    // A store that takes some of them each time is slow, not stuck.
    return left.length < before ? 'goesOn' : null;
  });
  if (done === 'goesOn') await untilDone(left, send);
  if (done === null) throw fail('unavailable');
}

/**
 * The items of these keys, each named once, as they are at this moment, in no order; what is not there is left out. `isEventual` reads at
 * half the price what may be some milliseconds old.
 */
export async function readBatch(
  store: DynamoDBDocumentClient,
  table: Table,
  keys: readonly Key[],
  { isEventual = false }: { readonly isEventual?: boolean } = {},
): Promise<StoredItem[]> {
  const TableName = tableName(table);
  const found: StoredItem[] = [];
  const read = async (Keys: Key[]): Promise<Key[]> => {
    const { Responses, UnprocessedKeys } = await store.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: !isEventual } } }),
    );
    found.push(...(Responses?.[TableName] ?? []));
    return (UnprocessedKeys?.[TableName]?.Keys ?? []) as unknown as Key[];
  };
  await Promise.all(chunksOf(keys, mostRead).map((chunk) => untilDone(chunk, read)));
  return found;
}

type WriteRequest = { readonly PutRequest: { Item: StoredItem } } | { readonly DeleteRequest: { Key: StoredItem } };

/** Sends writes without a condition, 25 a call and `parallel` calls at a time. */
async function sendAll(
  store: DynamoDBDocumentClient,
  table: Table,
  requests: readonly WriteRequest[],
  parallel: number,
): Promise<void> {
  const TableName = tableName(table);
  const chunks = chunksOf(requests, mostWritten);
  const write = async (left: WriteRequest[]): Promise<WriteRequest[]> => {
    const { UnprocessedItems } = await store.send(new BatchWriteCommand({ RequestItems: { [TableName]: left } }));
    return (UnprocessedItems?.[TableName] ?? []) as WriteRequest[];
  };
  const worker = async (): Promise<void> => {
    for (let chunk = chunks.pop(); chunk; chunk = chunks.pop()) await untilDone(chunk, write);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

/** Writes items without a condition, 25 a call and `parallel` calls at a time. */
export const writeBatch = (
  store: DynamoDBDocumentClient,
  table: Table,
  items: readonly StoredItem[],
  parallel = 1,
): Promise<void> =>
  sendAll(
    store,
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
    parallel,
  );

/** Removes items by their keys without a condition; what is not there counts as removed. */
export const deleteBatch = (
  store: DynamoDBDocumentClient,
  table: Table,
  keys: readonly Key[],
  parallel = 1,
): Promise<void> =>
  sendAll(
    store,
    table,
    keys.map((Key) => ({ DeleteRequest: { Key: { ...Key } } })),
    parallel,
  );
