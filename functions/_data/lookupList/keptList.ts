import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isActiveOn, type KeptListName, keptListName } from '../../../shared/lookupList/keptLists.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import type { StoredItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { firstAddedId, releasedEntries } from './releasedEntries.ts';

/** An entry that was added or changed. Its number is never used again, so a deleted one stays, unseen. */
const keptEntry = z.object({
  list: keptListName,
  entryId: z.int().positive(),
  name: z.string(),
  nameArabic: z.string(),
  code: z.string().nullable(),
  activeFrom: z.iso.date().nullable(),
  activeTo: z.iso.date().nullable(),
  isDeleted: z.boolean(),
  /** Counts the changes of the entry; 0 is an entry as the release has it. */
  edition: z.int().min(0),
});
export type KeptEntry = z.infer<typeof keptEntry>;

/** What a list knows besides its entries: their order, the last number given, and the count of all changes. */
const keptHead = z.object({
  order: z.array(z.int()),
  lastId: z.int(),
  edition: z.int().min(0),
  changedAt: z.iso.datetime().nullable(),
});
export type KeptHead = z.infer<typeof keptHead>;

export const entryShape = shapeOf({ entity: 'lookupEntry', version: 1, schema: keptEntry, keys: [] });
export const headShape = shapeOf({ entity: 'lookupList', version: 1, schema: keptHead, keys: [] });

export const listPartition = (list: KeptListName): string => `LOOKUP#${list}`;
export const paddedId = (entryId: number): string => String(entryId).padStart(6, '0');
export const headKey = (list: KeptListName) => ({ pk: listPartition(list), sk: 'ENTRIES' });
export const entryKey = (list: KeptListName, entryId: number) => ({
  pk: listPartition(list),
  sk: `ENTRY#${paddedId(entryId)}`,
});

/** A kept list as it is: its entries in their order, deleted ones left out. */
export interface KeptList {
  readonly list: KeptListName;
  readonly head: KeptHead;
  readonly entries: readonly KeptEntry[];
}

const released = (list: KeptListName): KeptEntry[] =>
  releasedEntries[list].map(({ id, name, nameArabic, code }) => ({
    list,
    entryId: id,
    name,
    nameArabic,
    code,
    activeFrom: null,
    activeTo: null,
    isDeleted: false,
    edition: 0,
  }));

const emptyHead: KeptHead = { order: [], lastId: firstAddedId - 1, edition: 0, changedAt: null };

/** The entries that have a place in the order, then the rest by number. */
function inOrder(entries: readonly KeptEntry[], { order }: KeptHead): KeptEntry[] {
  const places = new Map(order.map((entryId, place) => [entryId, place]));
  const placeOf = ({ entryId }: KeptEntry): number => places.get(entryId) ?? order.length + entryId;
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * A kept list: what the release has, with what administrators have added, changed and deleted. It is one partition of at most some
 * hundred items. `isConsistent` reads what was written a moment ago, for a change; a drop-down may be some milliseconds behind.
 */
export async function readKeptList(
  store: DynamoDBDocumentClient,
  list: KeptListName,
  { isConsistent = false }: { readonly isConsistent?: boolean } = {},
): Promise<KeptList> {
  const items = everyItem(store, {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
    ExpressionAttributeValues: { ':pk': listPartition(list), ':entries': 'ENTR' },
    ConsistentRead: isConsistent,
  });
  const stored: StoredItem[] = await Array.fromAsync(items);
  const own = stored.find(({ sk }) => sk === headKey(list).sk);
  const head = own ? headShape.parse(own) : emptyHead;
  const entries = new Map(released(list).map((entry) => [entry.entryId, entry]));
  for (const item of stored) {
    if (item === own) continue;
    const entry = entryShape.parse(item);
    entries.set(entry.entryId, entry);
  }
  return {
    list,
    head,
    entries: inOrder(
      [...entries.values()].filter(({ isDeleted }) => !isDeleted),
      head,
    ),
  };
}

/** The entries of a kept list that new records may use on a day (ISO), in their order: for drop-downs, checks and templates. */
export async function activeEntries(
  store: DynamoDBDocumentClient,
  list: KeptListName,
  day: string,
): Promise<KeptEntry[]> {
  const { entries } = await readKeptList(store, list);
  return entries.filter((entry) => isActiveOn(entry, day));
}
