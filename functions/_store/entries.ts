import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../_kit/env.ts';
import { readBatch } from './batch.ts';
import type { Key, StoredItem } from './item.ts';

/** A list of an index whose entries do not hold the whole item. */
export interface NarrowList {
  readonly table: Table;
  /** The names of the index's key attributes: an item that has other values there now has left the entry's place. */
  readonly partition: string;
  readonly sort: string;
  /** The item that an entry stands for, where that is another one: the entry of a pointer. */
  readonly targetOf?: (entry: StoredItem) => Key | null;
}

const ownKey = ({ pk, sk }: StoredItem): Key => ({ pk: String(pk), sk: String(sk) });
const textOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** What an entry knows of its item, where the item has a row; undefined where the item must be read. */
const withRow = (entry: StoredItem): StoredItem | undefined =>
  entry.row === undefined ? undefined : { ...(entry.row as StoredItem), ...entry };

/**
 * What lists show of the items of index entries, in the order of the entries. An entry that holds a `row` is shown as the index knows it.
 * Of all other entries (of an index that holds keys only, of an item without a row, of a pointer) the items are read, by one batch for
 * the whole page. Null stands for an item that is gone, or has left the entry's place in the list since: the index is a moment late,
 * and the item is newer.
 */
export async function itemsOf(
  store: DynamoDBDocumentClient,
  { table, partition, sort, targetOf = () => null }: NarrowList,
  entries: readonly StoredItem[],
): Promise<(StoredItem | null)[]> {
  const places = entries.map((entry) => {
    const target = targetOf(entry);
    return { entry, target, known: target ? undefined : withRow(entry), key: target ?? ownKey(entry) };
  });
  const keys = new Map(places.filter(({ known }) => !known).map(({ key }) => [textOf(key), key]));
  const found = keys.size > 0 ? await readBatch(store, table, [...keys.values()], { isEventual: true }) : [];
  const items = new Map(found.map((item) => [textOf(ownKey(item)), item]));
  return places.map(({ entry, target, known, key }) => {
    if (known) return known;
    const item = items.get(textOf(key));
    if (!item) return null;
    const isInPlace = target !== null || (item[partition] === entry[partition] && item[sort] === entry[sort]);
    return isInPlace ? item : null;
  });
}
