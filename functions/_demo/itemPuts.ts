import { type Table, tableName } from '../_kit/env.ts';
import type { TransactItem } from '../_store/transaction.ts';

type Item = Record<string, unknown>;

/** The writes that put these items into a table. */
export const itemPuts = (table: Table, items: readonly Item[]): TransactItem[] =>
  items.map((Item) => ({ Put: { TableName: tableName(table), Item } }));

/** The items that writes put into a table. */
export function itemsIn(table: Table, writes: readonly TransactItem[]): Item[] {
  const name = tableName(table);
  return writes.flatMap(({ Put }) => (Put?.Item && Put.TableName === name ? [Put.Item] : []));
}

/** Each key once: a later state of a record takes the place of an earlier one. */
export const latestOf = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [`${item.pk} ${item.sk}`, item])).values(),
];
