import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { guardRail } from '../../../shared/_parts/versionedList/guardRails.ts';
import { changeKinds } from '../../../shared/_parts/versionedList/rowChange.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk, storedPayerId } from '../../_kit/proof.ts';
import { deleteBatch } from '../../_store/batch.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem, type Key } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import type { PackedPlace } from './packedList.ts';

/**
 * Which list of a payer: its formulary, or one of its price lists (`listId`). The partition of a list, and of each of its versions, is made of it.
 */
export interface ListKey {
  readonly payerId: OwnPayerId;
  readonly listId?: string | undefined;
}
/** A list of any payer. */
export type AnyList = Omit<ListKey, 'payerId'> & { readonly payerId: number };
/** A version of a list. */
export interface VersionKey extends ListKey {
  readonly versionId: string;
}

/** What the keys of a list begin with. */
export const listPartition = ({ payerId, listId }: AnyList): string =>
  listId === undefined ? `FORMULARY#${payerId}` : `PRICELIST#${payerId}#${listId}`;

/**
 * A version of a list of a payer: what is known of it as a whole. Its rows are packed lists that never change; whether it is in force is
 * said by the list's pointer alone.
 */
const storedVersion = z.object({
  versionId: z.string(),
  payerId: storedPayerId,
  /** The price list that it is a version of; a formulary's has none. */
  listId: z.string().optional(),
  number: z.int().positive(),
  /** `approved` went live, or will on its day. */
  state: z.enum(['staged', 'waiting', 'refused', 'discarded', 'approved']),
  effectiveOn: z.iso.date(),
  rows: z.int(),
  counts: z.record(z.enum([...changeKinds, 'same']), z.int()),
  rails: z.array(guardRail),
  /** The version that it was compared with; null where there was none. */
  comparedWith: z.object({ versionId: z.string(), number: z.int() }).nullable(),
  /** The version of some time ago that its small steps were counted against; absent where it was compared before there was such a comparison. */
  comparedSince: z.object({ versionId: z.string(), number: z.int() }).nullish(),
  /** How many rows have moved too far since that version. */
  movedOverTime: z.int().optional(),
  /** How many rows have reference prices, and in how many a price is far from them; absent where it was compared before there was such a comparison. */
  reference: z.object({ compared: z.int(), far: z.int() }).optional(),
  /** The newest comparison: the changes that another one found count no more. */
  comparisonId: z.string(),
  fileName: z.string(),
  /** SHA-256 of the file, in hexadecimal. */
  fileHash: z.string(),
  ...maker.shape,
  /** The person of the provider who proposed what it was made of: not one to decide about it, whatever their rights. */
  proposer: maker.optional(),
  decided: z
    .object({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable(), isApproved: z.boolean() })
    .nullable(),
  /** The rows of an old version are being removed, or are; the record stays. */
  drugsRemoved: z.enum(['begun', 'done']).optional(),
  edition: z.int().positive(),
});
export type StoredVersion = z.infer<typeof storedVersion>;
const shape = shapeOf({ entity: 'formularyVersion', version: 1, schema: storedVersion, keys: [] });

const table = () => tableName('reference');
const prefix = 'VERSION#';
const keyOf = (of: VersionKey) => ({ pk: listPartition(of), sk: prefix + of.versionId });

/** A version of the caller's own payer, or null. */
export const findVersion = (store: DynamoDBDocumentClient, of: VersionKey): Promise<StoredVersion | null> =>
  getItem(store, 'reference', keyOf(of), shape.parse);

/** A page of a list's versions, the newest first. */
export const listVersions = (
  store: DynamoDBDocumentClient,
  list: ListKey,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<StoredVersion>> =>
  readPage(
    store,
    { table: 'reference', partition: { value: listPartition(list) }, sort: { prefix }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** Some versions behind one of them, or from the first one on, the oldest first. */
export const listOldVersions = async (
  store: DynamoDBDocumentClient,
  list: ListKey,
  { after, take }: { readonly after: string | null; readonly take: number },
): Promise<readonly StoredVersion[]> => {
  const { items } = await readPage(
    store,
    { table: 'reference', partition: { value: listPartition(list) }, sort: { prefix } },
    { take, cursor: after === null ? undefined : ulidCursor.cursorOf(after), codec: ulidCursor, parse: shape.parse },
  );
  return items;
};

/** The write of a new version. */
export const newVersionPut = (value: StoredVersion): TransactItem => ({
  Put: {
    TableName: table(),
    Item: shape.item(keyOf(value), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A version with its changes, and the write over the edition that was read. */
export function versionChange(
  before: StoredVersion,
  changes: Partial<StoredVersion>,
): { readonly after: StoredVersion; readonly put: TransactItem } {
  const after = { ...before, ...changes, edition: before.edition + 1 };
  return {
    after,
    put: {
      Put: {
        TableName: table(),
        Item: shape.item(keyOf(after), after, {}, before),
        ConditionExpression: 'edition = :edition',
        ExpressionAttributeValues: { ':edition': before.edition },
      },
    },
  };
}

const listsOf = (of: VersionKey): OwnPk => provenPk(`${listPartition(of)}#${of.versionId}`);

/** The rows of a version by code. */
export const rowsPlace = (of: VersionKey): PackedPlace => ({
  pk: listsOf(of),
  prefix: of.listId === undefined ? 'DRUG#' : 'PRICE#',
});
/** What leads to the rows of a version: the beginnings of their words. */
export const wordsPlace = (of: VersionKey): PackedPlace => ({ pk: listsOf(of), prefix: 'WORD#' });
/** What a version changes in one way, as its newest comparison found it. */
export const changesPlace = (
  { comparisonId, ...of }: VersionKey & Pick<StoredVersion, 'comparisonId'>,
  kind: string,
): PackedPlace => ({ pk: listsOf(of), prefix: `CHANGE#${comparisonId}#${kind}#` });

/** Removes items of all lists of a version, or of its rows alone, at most so many, and answers how many it removed: fewer once nothing is left. */
export async function forgetDrugs(
  store: DynamoDBDocumentClient,
  of: VersionKey,
  most: number,
  which: 'all' | 'rows' = 'all',
): Promise<number> {
  const keys: Key[] = [];
  const query = {
    TableName: table(),
    KeyConditionExpression: which === 'all' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': listsOf(of), ...(which === 'rows' && { ':prefix': rowsPlace(of).prefix }) },
    ProjectionExpression: 'pk, sk',
  };
  for await (const { pk, sk } of everyItem(store, { ...query, Limit: most })) {
    if (keys.length >= most) break;
    keys.push({ pk: String(pk), sk: String(sk) });
  }
  await deleteBatch(store, 'reference', keys, 4);
  return keys.length;
}
