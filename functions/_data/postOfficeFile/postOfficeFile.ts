import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

/**
 * What became of a file: `new` until it has been read, `taken` when all answers in it found their requests, `unmatched` or `unreadable` with a
 * reason, `repeated` when the same bytes came before under another id.
 */
export const postOfficeFileStates = ['new', 'taken', 'unmatched', 'unreadable', 'repeated'] as const;
export type PostOfficeFileState = (typeof postOfficeFileStates)[number];
/** The states that a person looks at, each with a list of its own: a file stays `new` only where something of ours fails at it. */
const listedStates: readonly PostOfficeFileState[] = ['new', 'unmatched', 'unreadable'];

const storedFile = z.strictObject({
  keptId: z.string(),
  facilityId: storedFacilityId,
  regulatorId: z.int(),
  /** The office's. */
  fileId: z.string(),
  fileName: z.string(),
  /** As the office lists it, whatever the file says of itself. */
  senderId: z.string(),
  receiverId: z.string(),
  sha256: z.string(),
  size: z.int(),
  parts: z.int(),
  state: z.enum(postOfficeFileStates),
  /** A word that says why it was not taken, and the element where that was seen; never what stands in the file. */
  reason: z.string().nullable(),
  reasonAt: z.string().nullable(),
  fetchedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
});
/** A file that a post office gave, as it is kept for good. */
export type PostOfficeFile = z.infer<typeof storedFile>;
const indexKeys = ['ownerPk', 'ownerSk'] as const;
const shape = shapeOf({ entity: 'postOfficeFile', version: 1, schema: storedFile, keys: indexKeys });
const contentShape = markOf('postOfficeContent', 1);
const partShape = shapeOf({
  entity: 'postOfficePart',
  version: 1,
  schema: z.strictObject({ packed: z.instanceof(Uint8Array) }),
  keys: [],
});

/** An item holds 400 KB at most. */
const partBytes = 350 * 1024;

const partitionOf = (facilityId: OwnFacilityId): string => `POSTFILE#${facilityId}`;
const keyOf = (facilityId: OwnFacilityId, regulatorId: number, fileId: string) => ({
  pk: partitionOf(facilityId),
  sk: `FILE#${regulatorId}#${fileId}`,
});
const partKey = ({ facilityId, sha256 }: Pick<PostOfficeFile, 'facilityId' | 'sha256'>, part: number) => ({
  pk: partitionOf(facilityId),
  sk: `PART#${sha256}#${String(part).padStart(4, '0')}`,
});

/** What needs a person stands in the list of its state. */
const keysNow = ({ state, keptId }: PostOfficeFile) => ({
  ownerPk: listedStates.includes(state) ? `POSTFILES#${state}` : undefined,
  ownerSk: listedStates.includes(state) ? keptId : undefined,
});

const itemOf = (file: PostOfficeFile) =>
  shape.item(keyOf(file.facilityId, file.regulatorId, file.fileId), file, keysNow(file));

/** The file of a facility's post office under the office's id, or null. */
export const findPostOfficeFile = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  regulatorId: number,
  fileId: string,
): Promise<PostOfficeFile | null> => getItem(store, 'requests', keyOf(facilityId, regulatorId, fileId), shape.parse);

type FetchedFile = Pick<
  PostOfficeFile,
  'keptId' | 'facilityId' | 'regulatorId' | 'fileId' | 'fileName' | 'senderId' | 'receiverId'
>;

/** Stores the bytes, then the file that names them: a file that can be found is whole. Their key is their hash, so that storing them twice is storing them once. */
async function storeParts(
  store: DynamoDBDocumentClient,
  place: Pick<PostOfficeFile, 'facilityId' | 'sha256'>,
  bytes: Uint8Array,
): Promise<number> {
  const packed = deflateRawSync(bytes);
  const parts = Math.max(1, Math.ceil(packed.length / partBytes));
  for (let part = 0; part < parts; part += 1) {
    const piece = new Uint8Array(packed.subarray(part * partBytes, (part + 1) * partBytes));
    const Item = partShape.item(partKey(place, part), { packed: piece }, {});
    await store.send(new PutCommand({ TableName: tableName('requests'), Item }));
  }
  return parts;
}

const putNew = (Item: Record<string, unknown>): TransactItem => ({
  Put: { TableName: tableName('requests'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
});

/**
 * Keeps a file for good, and answers it as it is kept. The same id again, or two workers with one file, keep it once; the same bytes of the same office
 * under another id are kept as `repeated` and are not read again.
 */
export async function keepPostOfficeFile(
  store: DynamoDBDocumentClient,
  fetched: FetchedFile,
  bytes: Uint8Array,
  now: Date,
): Promise<PostOfficeFile> {
  const { facilityId, regulatorId, fileId } = fetched;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const parts = await storeParts(store, { facilityId, sha256 }, bytes);
  const file: PostOfficeFile = {
    ...fetched,
    ...{ sha256, parts, size: bytes.length, fetchedAt: now.toISOString(), version: 1 },
    ...{ state: 'new', reason: null, reasonAt: null, settledAt: null },
  };
  const content = contentShape.mark({
    pk: partitionOf(facilityId),
    sk: `CONTENT#${regulatorId}#${sha256}`,
    fileId,
  });
  if (await writeTogether(store, [putNew(itemOf(file)), putNew(content)])) return file;
  const before = await findPostOfficeFile(store, facilityId, regulatorId, fileId);
  if (before) return before;
  const repeated: PostOfficeFile = { ...file, state: 'repeated', settledAt: file.fetchedAt };
  if (await writeTogether(store, [putNew(itemOf(repeated))])) return repeated;
  const found = await findPostOfficeFile(store, facilityId, regulatorId, fileId);
  if (!found) throw new Error('The file was not stored');
  return found;
}

/** The bytes of a file, as the office gave them. */
export async function bytesOfFile(store: DynamoDBDocumentClient, file: PostOfficeFile): Promise<Uint8Array> {
  const packed: Uint8Array[] = [];
  for (let part = 0; part < file.parts; part += 1) {
    const found = await getItem(store, 'requests', partKey(file, part), partShape.parse);
    if (!found) throw new Error('A part of the file is missing');
    packed.push(found.packed);
  }
  return inflateRawSync(Buffer.concat(packed));
}

/** Remembers what became of a file; false when another worker has remembered it first. */
export function settlePostOfficeFile(
  store: DynamoDBDocumentClient,
  file: PostOfficeFile,
  end: Pick<PostOfficeFile, 'state' | 'reason' | 'reasonAt'>,
  now: Date,
): Promise<boolean> {
  const settled = { ...file, ...end, settledAt: now.toISOString(), version: file.version + 1 };
  return ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('requests'),
        Item: itemOf(settled),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': file.version },
      }),
    ),
  );
}

/** The files of all facilities that need a person, the newest first. For administrators of the portal. */
export const listFilesInState = (
  store: DynamoDBDocumentClient,
  state: 'new' | 'unmatched' | 'unreadable',
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<PostOfficeFile>> =>
  readPage(
    store,
    {
      ...{ table: 'requests', index: 'byOwner', isNewestFirst: true },
      partition: { name: 'ownerPk', value: `POSTFILES#${state}` },
      sort: { name: 'ownerSk' },
    },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );
