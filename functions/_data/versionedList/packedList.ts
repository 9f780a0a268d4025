import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Table, tableName } from '../../_kit/env.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { writeBatch } from '../../_store/batch.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { type MarkedItem, shapeOf } from '../../_store/shape.ts';

/** An entry of a packed list: its place, by which the list is sorted and found, and its text. Neither has a line break, and the place no tab. */
export interface PackedEntry {
  readonly at: string;
  readonly text: string;
}

/** Where a packed list is: its partition, and what its sort keys begin with. */
export interface PackedPlace {
  readonly pk: OwnPk;
  readonly prefix: string;
}

const table: Table = 'reference';
const packed = z.object({ lines: z.instanceof(Uint8Array) });
const shape = shapeOf({ entity: 'formularyPart', version: 1, schema: packed, keys: [] });

/** How many changes of drugs an item holds. */
export const changesPerItem = 100;

/** Values as the entries of a list that keeps their order. */
export const numberedEntries = (values: readonly object[]): PackedEntry[] =>
  values.map((value, at) => ({ at: String(at).padStart(7, '0'), text: JSON.stringify(value) }));

/** The items of a list, each under the place of its first entry. */
export function* packedItems(
  { pk, prefix }: PackedPlace,
  entries: Iterable<PackedEntry>,
  perItem: number,
): Generator<MarkedItem> {
  let lines: string[] = [];
  let first = '';
  const item = () => shape.item({ pk, sk: prefix + first }, { lines: deflateRawSync(lines.join('\n')) }, {});
  for (const { at, text } of entries) {
    if (lines.length === 0) first = at;
    lines.push(`${at}\t${text}`);
    if (lines.length < perItem) continue;
    yield item();
    lines = [];
  }
  if (lines.length > 0) yield item();
}

/** Items that are written at a time: a megabyte or so. */
const itemsAtOnce = 100;

/**
 * Writes a sorted list that never changes again: some hundred entries in an item, deflated. An entry is found by one query, for the last item that does not
 * begin after it.
 */
export async function writePacked(
  store: DynamoDBDocumentClient,
  place: PackedPlace,
  entries: Iterable<PackedEntry>,
  perItem: number,
): Promise<void> {
  let items: MarkedItem[] = [];
  const write = () => writeBatch(store, table, items, 4);
  for (const item of packedItems(place, entries, perItem)) {
    items.push(item);
    if (items.length < itemsAtOnce) continue;
    await write();
    items = [];
  }
  if (items.length > 0) await write();
}

function entriesOf(item: unknown): PackedEntry[] {
  const text = inflateRawSync(shape.parse(item).lines).toString('utf8');
  return text.split('\n').map((line) => {
    const end = line.indexOf('\t');
    return { at: line.slice(0, end), text: line.slice(end + 1) };
  });
}

/** The item that holds a place, if any item does. */
async function itemHolding(store: DynamoDBDocumentClient, { pk, prefix }: PackedPlace, at: string) {
  const newestBelow = everyItem(store, {
    TableName: tableName(table),
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :low AND :at',
    ExpressionAttributeValues: { ':pk': pk, ':low': prefix, ':at': prefix + at },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: 1,
  });
  const { value } = await newestBelow.next();
  return value as Record<string, unknown> | undefined;
}

/** The text of one entry, or null; one query of one item. */
export async function packedText(
  store: DynamoDBDocumentClient,
  place: PackedPlace,
  at: string,
): Promise<string | null> {
  const item = await itemHolding(store, place, at);
  return (item && entriesOf(item).find((entry) => entry.at === at)?.text) ?? null;
}

/** All entries from a place on, in order; with `after` those behind it. */
export async function* packedEntries(
  store: DynamoDBDocumentClient,
  place: PackedPlace,
  { from = '', after = null }: { readonly from?: string; readonly after?: string | null } = {},
): AsyncGenerator<PackedEntry> {
  const { pk, prefix } = place;
  const begin = after ?? from;
  const holding = begin === '' ? undefined : await itemHolding(store, place, begin);
  const items = everyItem(store, {
    TableName: tableName(table),
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :low AND :high',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':low': String(holding?.sk ?? prefix + begin),
      ':high': `${prefix}\uffff`,
    },
    ConsistentRead: true,
    Limit: 4,
  });
  for await (const item of items) {
    for (const entry of entriesOf(item)) {
      if (after === null ? entry.at >= from : entry.at > after) yield entry;
    }
  }
}
