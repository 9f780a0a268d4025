import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { type ContentSum, contentSum } from './contentSum.ts';
import { itemOf, itemText } from './itemText.ts';

/** The most that one call of DynamoDB writes. */
const together = 25;
/** Calls that are under way at a time. */
const calls = 8;

async function* linesOf(client: DynamoDBClient, TableName: string): AsyncGenerator<string> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const item of Items) yield itemText(item);
  }
}

/** What a table holds. Nothing may write to it meanwhile: a scan is no moment in time. */
export async function sumOfTable(client: DynamoDBClient, table: string): Promise<ContentSum> {
  const sum = contentSum();
  for await (const line of linesOf(client, table)) sum.add(line);
  return sum.end();
}

/** Writes a table that nobody changes into a file in the format of DynamoDB's own exports (a line of JSON for each item, gzip). */
export async function exportTable(client: DynamoDBClient, table: string, file: string): Promise<ContentSum> {
  const sum = contentSum();
  async function* summed() {
    for await (const line of linesOf(client, table)) {
      sum.add(line);
      yield `${line}\n`;
    }
  }
  await pipeline(Readable.from(summed()), createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }));
  return sum.end();
}

/** Writes items; what DynamoDB leaves undone of a call is sent again. */
async function write(client: DynamoDBClient, table: string, items: readonly Record<string, AttributeValue>[]) {
  let left: WriteRequest[] = items.map((Item) => ({ PutRequest: { Item } }));
  while (left.length > 0) {
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
    left = UnprocessedItems?.[table] ?? [];
  }
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<Record<string, AttributeValue>[]> {
  let batch: Record<string, AttributeValue>[] = [];
  for await (const line of lines) {
    batch.push(itemOf(line));
    if (batch.length < together) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Writes an exported file into an empty table; its indexes fill by themselves. A file that is cut or damaged throws. */
export async function importTable(client: DynamoDBClient, table: string, file: string): Promise<void> {
  const unpacked = createGunzip();
  const batches = batchesOf(createInterface({ input: unpacked }));
  const writer = async () => {
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      await write(client, table, next.value);
    }
  };
  await Promise.all([pipeline(createReadStream(file), unpacked), ...Array.from({ length: calls }, writer)]);
}
