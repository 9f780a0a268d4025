import { type Table, tableName } from '../_kit/env.ts';
import type { Key, StoredItem } from './item.ts';
import type { TransactItem } from './transaction.ts';

/** How a record is stored that stands in lists as well: a copy of it under each list's key, which says its state. */
interface ListedRecord<Value> {
  readonly table: Table;
  readonly itemOf: (key: Key, value: Value) => StoredItem;
  readonly keyOf: (value: Value) => Key;
  /** Where the record stands as it is now. Lists that it leaves and enters differ in every key. */
  readonly listKeysOf: (value: Value) => readonly Key[];
}

/**
 * The writes of a record that stands in lists as well, for transactions.
 *
 * @example const { newPuts, change } = listedRecord({ table: 'users', itemOf: (key, value) => shape.item(key, value, {}), keyOf, listKeysOf });
 */
export function listedRecord<Value extends { readonly version: number }>({
  table,
  itemOf,
  keyOf,
  listKeysOf,
}: ListedRecord<Value>) {
  const added = (key: Key, value: Value): TransactItem => ({
    Put: {
      TableName: tableName(table),
      Item: itemOf(key, value),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  return {
    /** The writes of a new record: nothing may be in its places. */
    newPuts: (value: Value): TransactItem[] => [keyOf(value), ...listKeysOf(value)].map((key) => added(key, value)),
    /** The record with its changes and the next version, and the writes over the version that was read. */
    change: (before: Value, changes: Partial<Value>): { after: Value; items: TransactItem[] } => {
      const after = { ...before, ...changes, version: before.version + 1 };
      const record: TransactItem = {
        Put: {
          TableName: tableName(table),
          Item: itemOf(keyOf(after), after),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': before.version },
        },
      };
      const left = listKeysOf(before).map((Key) => ({
        Delete: { TableName: tableName(table), Key, ConditionExpression: 'attribute_exists(pk)' },
      }));
      return { after, items: [record, ...left, ...listKeysOf(after).map((key) => added(key, after))] };
    },
  };
}
