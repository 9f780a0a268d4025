import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { ifHolds } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import { circularPk, type StoredCircular } from './circular.ts';
import { type CircularReader, receiptPlace } from './circularReader.ts';

const stored = z.object({
  circularId: z.string(),
  /** The facility or the payer for which the person has read. */
  place: z.string(),
  userId: z.string(),
  personName: z.string(),
  placeName: z.string(),
  placeNameArabic: z.string(),
  openedAt: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
});
const receiptShape = shapeOf({ entity: 'circularReceipt', version: 1, schema: stored, keys: [] });
/** That one person has opened a circular at one facility, or for a payer, and has acknowledged it. */
export type StoredReceipt = z.infer<typeof stored>;

const prefix = 'READ#';
const receiptKey = (circular: StoredCircular, place: string, userId: string) => ({
  pk: circularPk(circular),
  sk: `${prefix}${place}#${userId}`,
});

interface Person {
  readonly userId: OwnUserId;
  readonly displayName: string;
}

/** The reader's own receipt of a circular, or null. */
export const getReceipt = (
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  reader: CircularReader,
  userId: OwnUserId,
): Promise<StoredReceipt | null> =>
  getItem(store, 'requests', receiptKey(circular, receiptPlace(reader), userId), receiptShape.parse);

/** Keeps that the person has opened it; the first time stays. */
export async function keepOpened(
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  reader: CircularReader,
  { userId, displayName }: Person,
  now: Date,
): Promise<string> {
  const { circularId } = circular;
  const place = receiptPlace(reader);
  const { placeName, placeNameArabic } = reader;
  const openedAt = now.toISOString();
  const receipt = { circularId, place, userId, personName: displayName, placeName, placeNameArabic };
  const isNew = await ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('requests'),
        Item: receiptShape.item(
          receiptKey(circular, place, userId),
          { ...receipt, openedAt, acknowledgedAt: null },
          {},
        ),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return isNew ? openedAt : ((await getReceipt(store, circular, reader, userId))?.openedAt ?? openedAt);
}

/** Keeps that the person has acknowledged it; the first time stays. Null where they have not opened it. */
export async function keepAcknowledged(
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  reader: CircularReader,
  userId: OwnUserId,
  now: Date,
): Promise<string | null> {
  const acknowledgedAt = now.toISOString();
  const isFirst = await ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: receiptKey(circular, receiptPlace(reader), userId),
        UpdateExpression: 'SET acknowledgedAt = :now',
        ConditionExpression: 'attribute_exists(pk) AND acknowledgedAt = :none',
        ExpressionAttributeValues: { ':now': acknowledgedAt, ':none': null },
      }),
    ),
  );
  if (isFirst) return acknowledgedAt;
  return (await getReceipt(store, circular, reader, userId))?.acknowledgedAt ?? null;
}

/** The reader's own receipts of several circulars, by the circulars' ids. */
export async function receiptsOfReader(
  store: DynamoDBDocumentClient,
  circulars: readonly StoredCircular[],
  reader: CircularReader,
  userId: OwnUserId,
): Promise<ReadonlyMap<string, StoredReceipt>> {
  if (circulars.length === 0) return new Map();
  const keys = circulars.map((circular) => receiptKey(circular, receiptPlace(reader), userId));
  const found = (await readBatch(store, 'requests', keys)).map((item) => receiptShape.parse(item));
  return new Map(found.map((receipt) => [receipt.circularId, receipt]));
}

/** The receipts of several people at one place, by the people's ids. */
export async function receiptsAt(
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  place: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StoredReceipt>> {
  if (userIds.length === 0) return new Map();
  const keys = [...new Set(userIds)].map((userId) => receiptKey(circular, place, userId));
  const found = (await readBatch(store, 'requests', keys)).map((item) => receiptShape.parse(item));
  return new Map(found.map((receipt) => [receipt.userId, receipt]));
}

const codec = cursorCodec(/^(FACILITY|PAYER)#[\w-]{1,40}#[\w-]{1,40}$/);

/** The receipts of a circular by place and person, a page at a time. */
export const listReceipts = (
  store: DynamoDBDocumentClient,
  circular: StoredCircular,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<StoredReceipt>> =>
  readPage(
    store,
    { table: 'requests', partition: { value: circularPk(circular) }, sort: { prefix } },
    { ...page, codec, parse: receiptShape.parse },
  );
