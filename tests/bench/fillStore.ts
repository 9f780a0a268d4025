import { DatabaseSync } from 'node:sqlite';
import type { StoredItem } from '../../functions/_store/item.ts';

/** Rows between two commits. */
const together = 100_000;

/** An attribute as the store keeps it; throws for the kinds that no measured item has. */
function attributeOf(value: unknown): unknown {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  throw new Error('Not an attribute of a measured item');
}

const attributesOf = (item: StoredItem) =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (value === undefined ? [] : [[name, attributeOf(value)]])),
  );

/**
 * Puts items into the file of an engine that has nothing to do meanwhile (dynoxide: a table of SQLite for each table). By calls a million people would
 * take more than an hour. The items must be in no index of the store.
 */
export function fillStore(file: string, table: string, items: Iterable<StoredItem>): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA busy_timeout = 60000; BEGIN');
  const insert = database.prepare(
    `INSERT INTO "${table}" (pk, sk, item_json, item_size) VALUES ('S:' || ?, 'S:' || ?, ?, ?)`,
  );
  let count = 0;
  for (const item of items) {
    const json = JSON.stringify(attributesOf(item));
    insert.run(String(item.pk), String(item.sk), json, json.length);
    count += 1;
    if (count % together === 0) database.exec('COMMIT; BEGIN');
  }
  database.exec('COMMIT');
  database.close();
}
