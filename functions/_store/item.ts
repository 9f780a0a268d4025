import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../_kit/env.ts';

/** An item as the store gives it, before a schema has looked at it. */
export type StoredItem = Record<string, unknown>;

/** The primary key of every table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/**
 * One item by its key, parsed, or null where the store has none. It is read as it is at this moment. `isEventual` reads at half the
 * price what may be some milliseconds old: for records that rarely change, and of which nothing else is decided.
 *
 * @example getItem(store, 'users', profileKey(userId), storedUser.parse)
 */
export async function getItem<Value>(
  store: DynamoDBDocumentClient,
  table: Table,
  key: Key,
  parse: (item: StoredItem) => Value,
  { isEventual = false }: { readonly isEventual?: boolean } = {},
): Promise<Value | null> {
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName(table), Key: key, ...(!isEventual && { ConsistentRead: true }) }),
  );
  return Item ? parse(Item) : null;
}
