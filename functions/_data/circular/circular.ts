import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { refusedChange } from '../../../shared/_parts/approval.ts';
import { audienceKinds, goesTo, placesOfAudience } from '../../../shared/circular/audience.ts';
import { circularStates } from '../../../shared/circular/routes.ts';
import { emirateNames, facilityKinds } from '../../../shared/facility/facilityFields.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { provenPk, storedAskedPayerId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { readBatch } from '../../_store/batch.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem, type StoredItem } from '../../_store/item.ts';
import { readFirst, readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import { type CircularReader, placesOfReader } from './circularReader.ts';

const named = z.object({ circularId: z.string(), circularNumber: z.string() });

const stored = z.object({
  circularId: z.string(),
  circularNumber: z.string(),
  /** Null for one of the portal itself. */
  payerId: storedAskedPayerId.nullable(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  title: z.string(),
  titleArabic: z.string(),
  text: z.string(),
  textArabic: z.string(),
  isMustRead: z.boolean(),
  effectiveOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  to: z.enum(audienceKinds),
  kinds: z.array(z.enum(facilityKinds)),
  emirates: z.array(z.enum(emirateNames)),
  facilityIds: z.array(z.string()),
  /** The same facilities, as the publisher named them. */
  facilityLicenses: z.array(z.string()),
  state: z.enum(circularStates),
  edition: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  supersedes: named.nullable(),
  supersededBy: named.nullable(),
  withdrawn: z.object({ at: z.iso.datetime(), reason: z.string(), reasonArabic: z.string() }).nullable(),
  /** Who wrote on the draft: none of them may be the second person. */
  authors: z.array(maker),
  /** Who sent it to a second person. */
  waiting: maker.nullable(),
  refused: refusedChange.nullable(),
});
const circularShape = shapeOf({ entity: 'circular', version: 1, schema: stored, keys: [] });
/** A circular as it is stored. */
export type StoredCircular = z.infer<typeof stored>;

const entryShape = markOf('circularEntry', 1);
const entryId = z.object({ circularId: z.string() });

const pkOf = (circularId: string): string => `CIRCULAR#${circularId}`;
const keyOf = (circularId: string) => ({ pk: pkOf(circularId), sk: 'RECORD' });

/** The partition of a circular: its record, its files, its receipts. */
export const circularPk = ({ circularId }: StoredCircular): OwnPk => provenPk(pkOf(circularId));

const ownList = (payerId: number | null): string => `CIRCULARS#BY#${payerId ?? 'PORTAL'}`;
const placeList = (place: string): string => `CIRCULARS#FOR#${place}`;
const all = 'ALL#';
const mustRead = 'MUST#';

/** The publisher of a scope: a payer, or the portal (null). Nobody publishes for a facility. */
const publisherOf = (scope: Scope): number | null | undefined =>
  scope.kind === 'payer' ? scope.payerId : scope.kind === 'all' ? null : undefined;

const added = (pk: string, sk: string, circularId: string): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: entryShape.mark({ pk, sk, circularId }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The writes of a new draft. */
export const newCircularPuts = (value: StoredCircular): TransactItem[] => [
  {
    Put: {
      TableName: tableName('requests'),
      Item: circularShape.item(keyOf(value.circularId), value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  added(ownList(value.payerId), value.circularId, value.circularId),
];

/** The record over the edition that was read, and the write. */
export function circularChange(before: StoredCircular, changes: Partial<StoredCircular>) {
  const after = { ...before, ...changes, edition: before.edition + 1 };
  const item: TransactItem = {
    Put: {
      TableName: tableName('requests'),
      Item: circularShape.item(keyOf(before.circularId), after, {}),
      ConditionExpression: 'edition = :edition',
      ExpressionAttributeValues: { ':edition': before.edition },
    },
  };
  return { after, item };
}

/** The writes by which its audience finds a circular that is being published. */
export const audienceEntries = (value: StoredCircular): TransactItem[] =>
  placesOfAudience(value).flatMap((place) =>
    [all, ...(value.isMustRead ? [mustRead] : [])].map((prefix) =>
      added(placeList(place), `${prefix}${value.circularId}`, value.circularId),
    ),
  );

/** The writes by which nobody has to acknowledge it any more. */
export const mustReadEnd = (value: StoredCircular): TransactItem[] =>
  value.isMustRead
    ? placesOfAudience(value).map((place) => ({
        Delete: {
          TableName: tableName('requests'),
          Key: { pk: placeList(place), sk: `${mustRead}${value.circularId}` },
          ConditionExpression: 'attribute_exists(pk)',
        },
      }))
    : [];

const wasPublished = ({ publishedAt }: StoredCircular): boolean => publishedAt !== null;

/** Whether a circular goes to this reader. */
export function isForReader(value: StoredCircular, reader: CircularReader): boolean {
  if (!wasPublished(value)) return false;
  return reader.kind === 'payer' ? value.to === 'payers' : goesTo(value, reader.facility);
}

const read = (store: DynamoDBDocumentClient, circularId: string): Promise<StoredCircular | null> =>
  getItem(store, 'requests', keyOf(circularId), circularShape.parse);

/** A circular of the caller's own payer, or of the portal; null for any other. */
export async function findOwnCircular(
  store: DynamoDBDocumentClient,
  scope: Scope,
  circularId: string,
): Promise<StoredCircular | null> {
  const found = await read(store, circularId);
  return found && found.payerId === publisherOf(scope) ? found : null;
}

/** A published circular that goes to the reader; null for any other. */
export async function findCircularFor(
  store: DynamoDBDocumentClient,
  reader: CircularReader,
  circularId: string,
): Promise<StoredCircular | null> {
  const found = await read(store, circularId);
  return found && isForReader(found, reader) ? found : null;
}

async function recordsOf(store: DynamoDBDocumentClient, ids: readonly string[]): Promise<StoredCircular[]> {
  if (ids.length === 0) return [];
  const found = (await readBatch(store, 'requests', ids.map(keyOf))).map((item) => circularShape.parse(item));
  return found.sort((one, other) => (one.circularId < other.circularId ? 1 : -1));
}

const idOf = (item: StoredItem): string => entryId.parse(item).circularId;

interface Paging {
  readonly take: number;
  readonly cursor?: string | undefined;
}

/** What the caller's payer, or the portal, has written, newest first. */
export async function listOwnCirculars(
  store: DynamoDBDocumentClient,
  scope: Scope,
  page: Paging,
): Promise<Page<StoredCircular>> {
  const payerId = publisherOf(scope);
  if (payerId === undefined) return { items: [], nextCursor: null, total: null };
  const list = { table: 'requests', partition: { value: ownList(payerId) }, isNewestFirst: true } as const;
  const found = await readPage(store, list, { ...page, codec: ulidCursor, parse: idOf });
  return { ...found, items: await recordsOf(store, found.items) };
}

/** The ids in the reader's places below a position, newest first: the newest of each place, merged. */
async function idsFor(store: DynamoDBDocumentClient, reader: CircularReader, { take, cursor }: Paging) {
  const pages = await Promise.all(
    placesOfReader(reader).map((place) =>
      readPage(
        store,
        {
          table: 'requests',
          partition: { value: placeList(place) },
          sort: { prefix: all },
          isNewestFirst: true,
        },
        { take, cursor, codec: ulidCursor, parse: idOf },
      ),
    ),
  );
  const merged = [...new Set(pages.flatMap(({ items }) => items))].sort().reverse();
  const ids = merged.slice(0, take);
  const hasMore = merged.length > take || pages.some(({ nextCursor }) => nextCursor !== null);
  const last = ids.at(-1);
  return { ids, nextCursor: hasMore && last ? ulidCursor.cursorOf(last) : null };
}

/** The circulars that go to the reader, newest first. */
export async function listCircularsFor(
  store: DynamoDBDocumentClient,
  reader: CircularReader,
  page: Paging,
): Promise<Page<StoredCircular>> {
  const { ids, nextCursor } = await idsFor(store, reader, page);
  const items = (await recordsOf(store, ids)).filter((value) => isForReader(value, reader));
  return { items, nextCursor, total: null };
}

/** The must-read circulars in force that go to the reader, the oldest first, at most `most` of each place. */
export async function listMustRead(
  store: DynamoDBDocumentClient,
  reader: CircularReader,
  most: number,
): Promise<StoredCircular[]> {
  const found = await Promise.all(
    placesOfReader(reader).map((place) =>
      readFirst(store, { table: 'requests', partition: { value: placeList(place) }, sort: { prefix: mustRead } }, most),
    ),
  );
  const ids = [...new Set(found.flat().map(idOf))];
  return (await recordsOf(store, ids)).filter((value) => isForReader(value, reader)).reverse();
}

/** A circular that a stored notice names, for the worker that tells of it. */
export const circularOfNotice = (
  store: DynamoDBDocumentClient,
  notice: { readonly circularPk: OwnPk },
): Promise<StoredCircular | null> =>
  getItem(store, 'requests', { pk: notice.circularPk, sk: 'RECORD' }, circularShape.parse);
