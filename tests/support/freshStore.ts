import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach } from 'vitest';
import { tableName } from '../../functions/_kit/env.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { tables } from '../../infra/tables.ts';

type Item = Record<string, unknown>;
type Held = ReadonlyMap<string, Item>;

const names = Object.keys(tables) as TableName[];
const keyOf = ({ pk, sk }: Item) => JSON.stringify([pk, sk]);

async function heldBy(store: DynamoDBDocumentClient, name: TableName): Promise<Held> {
  const held = new Map<string, Item>();
  let from: Item | undefined;
  do {
    const page = await store.send(
      new ScanCommand({ TableName: tableName(name), ConsistentRead: true, ExclusiveStartKey: from }),
    );
    for (const item of page.Items ?? []) held.set(keyOf(item), item);
    from = page.LastEvaluatedKey;
  } while (from);
  return held;
}

async function bringBack(store: DynamoDBDocumentClient, name: TableName, beginning: Held): Promise<void> {
  const now = await heldBy(store, name);
  const added = [...now].filter(([key]) => !beginning.has(key));
  const lost = [...beginning].filter(([key, item]) => JSON.stringify(now.get(key)) !== JSON.stringify(item));
  const writes = [
    ...added.map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...lost.map(([, Item]) => ({ PutRequest: { Item } })),
  ];
  for (let at = 0; at < writes.length; at += 25)
    await store.send(new BatchWriteCommand({ RequestItems: { [tableName(name)]: writes.slice(at, at + 25) } }));
}

/**
 * Brings all tables back, before each test, to what the file has stored at its top: for tests that look at a list of everybody's records,
 * in which they would find those of other tests. Other files give each test a tenant of its own, which costs less.
 */
export function freshStoreForEachTest(store: DynamoDBDocumentClient): void {
  const beginnings = new Map<TableName, Held>();
  beforeAll(async () => {
    for (const name of names) beginnings.set(name, await heldBy(store, name));
  });
  beforeEach(async () => {
    for (const [name, beginning] of beginnings) await bringBack(store, name, beginning);
  });
}
