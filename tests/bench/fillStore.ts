import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type Table, tableName } from '../../functions/_kit/env.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import { type IndexDefinition, type TableDefinition, tables } from '../../infra/tables.ts';

/** Rows between two commits. */
const together = 100_000;

/** The engine writes other numbers in its own way. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** An attribute in the words of DynamoDB. */
type Attribute = Readonly<Record<string, unknown>>;
type Attributes = Readonly<Record<string, Attribute>>;

/** An attribute as the store keeps it; throws for the kinds that no measured item has. */
function attributeOf(value: unknown): Attribute {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' && plainNumber.test(String(value))) return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.filter((each) => each !== undefined).map(attributeOf) };
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)))
    return { M: attributesOf(value as StoredItem) };
  throw new Error('Not an attribute of a measured item');
}

const attributesOf = (item: StoredItem): Attributes =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (value === undefined ? [] : [[name, attributeOf(value)]])),
  );

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Two digits of a side of the point take a byte, zeros at the outer end none, and the sign one. */
function sizeOfNumber(text: string): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const ofWhole = fraction === '' ? whole.replace(/0+$/, '') : whole.replace(/^0$/, '');
  const ofFraction = whole === '0' ? fraction.replace(/^0+/, '') : fraction;
  return 1 + Math.ceil(ofWhole.length / 2) + Math.ceil(ofFraction.length / 2) + (text.startsWith('-') ? 1 : 0);
}

/** The size of a value by DynamoDB's rules, without its name. */
function sizeOf({ S, N, L, M }: Attribute): number {
  if (typeof S === 'string') return bytesOf(S);
  if (typeof N === 'string') return sizeOfNumber(N);
  if (Array.isArray(L)) return L.reduce((sum, each) => sum + 1 + sizeOf(each), 3);
  if (M) return sizeOfAll(M as Attributes, 1) + 3;
  return 1;
}

const sizeOfAll = (attributes: Attributes, each = 0): number =>
  Object.entries(attributes).reduce((sum, [name, value]) => sum + bytesOf(name) + sizeOf(value) + each, 0);

/** The partition in which the engine says that a key lies. */
const partitionOf = (pk: string): string => createHash('md5').update(`Outliers${pk}`).digest('hex').slice(0, 6);

/** What an index has of an item. */
function entryOf(attributes: Attributes, { pk, sk, holds }: IndexDefinition): Attributes {
  if (holds === 'all') return attributes;
  const names = new Set(['pk', 'sk', pk, sk, ...holds]);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)));
}

/** Inserts items into a table of an open file, each with its entries in the table's indexes. */
function inserting(database: DatabaseSync, table: Table): (item: StoredItem) => void {
  const { indexes = {} }: TableDefinition = tables[table];
  const name = tableName(table);
  const intoTable = database.prepare(
    `INSERT INTO "${name}" (pk, sk, item_json, item_size, hash_prefix) VALUES ('S:' || ?, 'S:' || ?, ?, ?, ?)`,
  );
  const intoIndexes = Object.entries(indexes).map(([indexName, index]) => ({
    index,
    insert: database.prepare(
      `INSERT INTO "${name}::gsi::${indexName}" (gsi_pk, gsi_sk, table_pk, table_sk, item_json) VALUES ('S:' || ?, 'S:' || ?, 'S:' || ?, 'S:' || ?, ?)`,
    ),
  }));
  return (item) => {
    const attributes = attributesOf(item);
    const [pk, sk] = [String(item.pk), String(item.sk)];
    intoTable.run(pk, sk, JSON.stringify(attributes), sizeOfAll(attributes), partitionOf(pk));
    for (const { index, insert } of intoIndexes) {
      const [indexPk, indexSk] = [item[index.pk], item[index.sk]];
      // As in DynamoDB, an item without both keys is not in the index.
      if (typeof indexPk !== 'string' || typeof indexSk !== 'string') continue;
      insert.run(indexPk, indexSk, pk, sk, JSON.stringify(entryOf(attributes, index)));
    }
  };
}

/**
 * Puts new items into the file of an engine that has nothing to do meanwhile (dynoxide: a table of SQLite for each table and each index), as the engine
 * would. By calls a million requests would take more than half an hour. An item that is there already, or whose keys are no texts, throws.
 */
export function fillStore(file: string, table: Table, items: Iterable<StoredItem>): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA busy_timeout = 60000; BEGIN');
    const insert = inserting(database, table);
    let count = 0;
    for (const item of items) {
      insert(item);
      count += 1;
      if (count % together === 0) database.exec('COMMIT; BEGIN');
    }
    database.exec('COMMIT');
  } finally {
    // Nobody else writes while it holds a transaction that was not ended.
    database.close();
  }
}
