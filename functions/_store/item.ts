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
 * One item by its key, parsed, or null when it does not exist. The read is strongly consistent. `isEventual` makes it
 * eventually consistent at half the price, so the item may be some milliseconds old: only for records that rarely
 * change and that no other decision depends on.
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
