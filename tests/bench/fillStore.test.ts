import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { tableName } from '../../functions/_kit/env.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import { type IndexDefinition, type TableDefinition, tables } from '../../infra/tables.ts';
import { fc } from '../support/fc.ts';
import { openStore } from '../support/store.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { fillStore } from './fillStore.ts';

const folder = temporaryFolder();
const files = { called: join(folder, 'called.db'), filled: join(folder, 'filled.db') };
const called = await openStore(files.called);
const filled = await openStore(files.filled);
afterAll(() => {
  called.close();
  filled.close();
});

const names = Object.keys(tables) as TableName[];
const indexesOf = (table: TableName): [string, IndexDefinition][] => {
  const { indexes = {} }: TableDefinition = tables[table];
  return Object.entries(indexes);
};

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const amount = fc.integer({ min: -2_000_000, max: 2_000_000 });
/** What an item may hold besides its keys: texts of any script, amounts with and without fils, lists and maps, what is left out. */
const contents = fc.object({
  key: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  values: [word, amount, amount.map((fils) => fils / 100), fc.boolean(), fc.constantFrom(null, undefined, 0, '')],
  maxDepth: 2,
});

/** An item with the keys of the indexes that are wanted, and what its lists would show. */
function itemOf(table: TableName, at: number, said: object, wanted: (key: string) => boolean): StoredItem {
  const held = indexesOf(table).flatMap(([, { holds }]) => (holds === 'all' ? [] : holds));
  const keys = indexesOf(table).flatMap(([, { pk, sk }]) => [pk, sk]);
  const own = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `${name} ${at % 3} عيادة`]));
  return {
    ...said,
    row: said,
    ...own([...held.filter((name) => name !== 'row'), ...keys.filter(wanted)]),
    pk: `P${at % 4}`,
    sk: `S${at}`,
  };
}

/** Items that stand in all indexes of their table, in none, and in those of which they have both keys. */
const itemsOf = (table: TableName): StoredItem[] =>
  fc
    .sample(contents, 40)
    .map((said, at) => itemOf(table, at, said, (key) => at % 3 === 0 || (at % 3 === 1 && key < 'm')));

/** All rows of a table of SQLite; of its JSON what it says, because the engine writes attributes in any order. */
function rowsIn(file: string, name: string, key: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(`SELECT * FROM "${name}" ORDER BY ${key}`).all();
  database.close();
  return rows.map((row) => ({ ...row, item_json: JSON.parse(String(row.item_json)) }));
}

/** What the SDK answers for every item by its key, and for every partition of every index, with the units that it took. */
async function readBack(store: DynamoDBDocumentClient, table: TableName, items: readonly StoredItem[]) {
  const from = { TableName: tableName(table), ReturnConsumedCapacity: 'INDEXES' } as const;
  const single = items.map(async ({ pk, sk }) => {
    const { Item, ConsumedCapacity } = await store.send(new GetCommand({ ...from, Key: { pk, sk } }));
    return { Item, ConsumedCapacity };
  });
  const lists = indexesOf(table).flatMap(([IndexName, { pk }]) =>
    [...new Set(items.flatMap((item) => (item[pk] === undefined ? [] : [item[pk]])))].map(async (value) => {
      const { Items, ConsumedCapacity } = await store.send(
        new QueryCommand({
          ...from,
          IndexName,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': pk },
          ExpressionAttributeValues: { ':pk': value },
        }),
      );
      return { IndexName, Items, ConsumedCapacity };
    }),
  );
  return { single: await Promise.all(single), lists: await Promise.all(lists) };
}

it.each(names)('what is put into the file of the store is as the engine would have written it: %s', async (table) => {
  const items = itemsOf(table);
  await writeBatch(called.store, table, items);
  fillStore(files.filled, table, items);
  expect(rowsIn(files.filled, tableName(table), 'pk, sk')).toEqual(rowsIn(files.called, tableName(table), 'pk, sk'));
  for (const [index] of indexesOf(table)) {
    const name = `${tableName(table)}::gsi::${index}`;
    const key = 'gsi_pk, gsi_sk, table_pk, table_sk';
    const rows = rowsIn(files.called, name, key);
    expect(rows.length, `${index} has some of the items, and not all`).toSatisfy(
      (count) => count > 0 && count < items.length,
    );
    expect(rowsIn(files.filled, name, key)).toEqual(rows);
  }
  expect(await readBack(filled.store, table, items)).toEqual(await readBack(called.store, table, items));
});

it('changes an item that was put into the file as any other, in every index', async () => {
  const [item = {}] = itemsOf('jobs').map((each) => ({ ...each, sk: `changed ${each.sk}` }));
  await writeBatch(called.store, 'jobs', [item]);
  fillStore(files.filled, 'jobs', [item]);
  const changed = { ...item, duePk: 'another', ownerPk: undefined };
  for (const { store } of [called, filled]) await writeBatch(store, 'jobs', [changed]);
  const both = [item, changed];
  expect(await readBack(filled.store, 'jobs', both)).toEqual(await readBack(called.store, 'jobs', both));
});

it.each([
  ['a set', new Set(['a'])],
  ['bytes', new Uint8Array([1])],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['a date', new Date(0)],
])('refuses what it does not write as the engine does: %s', (_, value) => {
  expect(() => fillStore(files.filled, 'reference', [{ pk: 'P', sk: 'refused', value }])).toThrow('Not an attribute');
  expect(rowsIn(files.filled, tableName('reference'), 'pk, sk')).not.toContainEqual(
    expect.objectContaining({ sk: 'S:refused' }),
  );
});

it('refuses an item that is there already', () => {
  const item = { pk: 'P', sk: 'twice' };
  fillStore(files.filled, 'reference', [item]);
  expect(() => fillStore(files.filled, 'reference', [item])).toThrow('UNIQUE');
});
