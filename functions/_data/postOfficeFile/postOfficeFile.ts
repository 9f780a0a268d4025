import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type ShownFileState, shownFileStates } from '../../../shared/authorization/postOfficeFiles.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { highestIdOf, lowestIdOf } from '../../_store/idRange.ts';
import { getItem, type Key, type StoredItem } from '../../_store/item.ts';
import { countUpTo, type ListQuery, readFirst, readOn } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

/**
 * What became of a file: `new` until it has been read, `taken` when all answers in it found their requests, `unmatched` or `unreadable` with a
 * reason, `repeated` when the same bytes came before under another id.
 */
export const postOfficeFileStates = ['new', 'taken', 'unmatched', 'unreadable', 'repeated'] as const;
export type PostOfficeFileState = (typeof postOfficeFileStates)[number];

/** The requests that the answers of a file were taken for, of approval or of eligibility. */
const matched = z.array(
  z.strictObject({
    ...{ authorizationId: z.string().optional(), eligibilityId: z.string().optional() },
    requestNumber: z.string(),
  }),
);
/** A reading that a person asked for, and its result. */
const reading = z.strictObject({
  at: z.iso.datetime(),
  userId: z.string(),
  name: z.string(),
  state: z.enum(postOfficeFileStates),
  reason: z.string().nullable(),
});
export type FileReading = z.infer<typeof reading>;
/** The last ones are remembered. */
const mostReadings = 20;

/** The states that a person looks at, each with a list of its own: a file stays `new` only where something of ours fails at it. */
const listedStates: readonly ('new' | 'unmatched' | 'unreadable')[] = ['new', 'unmatched', 'unreadable'];

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
  /** Its bytes are kept in so many items; in none where it was too large to be fetched. */
  parts: z.int(),
  state: z.enum(postOfficeFileStates),
  /** A word that says why it was not taken, and the element where that was seen; never what stands in the file. */
  reason: z.string().nullable(),
  reasonAt: z.string().nullable(),
  fetchedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  matched: matched.default([]),
  readings: z.array(reading).default([]),
  /** How many polls have begun to read it. */
  tries: z.int().positive().default(1),
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

type ItemOf = Record<string, unknown>;

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

/** A file that needs a person is in the list of its state. A file that was taken when a person read it again is in the list of taken ones. */
function keysNow({ state, keptId, readings }: PostOfficeFile) {
  const isListed = listedStates.some((each) => each === state) || (state === 'taken' && readings.length > 0);
  return { ownerPk: isListed ? `POSTFILES#${state}` : undefined, ownerSk: isListed ? keptId : undefined };
}

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

/** The bytes of a file as items. Their key is their hash, so that storing them twice is storing them once. */
function partItems(place: Pick<PostOfficeFile, 'facilityId' | 'sha256'>, bytes: Uint8Array) {
  const packed = deflateRawSync(bytes);
  const parts = Math.max(1, Math.ceil(packed.length / partBytes));
  return Array.from({ length: parts }, (_, part) => {
    const piece = new Uint8Array(packed.subarray(part * partBytes, (part + 1) * partBytes));
    return partShape.item(partKey(place, part), { packed: piece }, {});
  });
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function newFile(fetched: FetchedFile, bytes: Uint8Array, now: Date): { file: PostOfficeFile; parts: ItemOf[] } {
  const sha256 = hashOf(bytes);
  const parts = partItems({ facilityId: fetched.facilityId, sha256 }, bytes);
  const file: PostOfficeFile = {
    ...fetched,
    ...{ sha256, parts: parts.length, size: bytes.length, fetchedAt: now.toISOString(), version: 1 },
    ...{ state: 'new', reason: null, reasonAt: null, settledAt: null, matched: [], readings: [], tries: 1 },
  };
  return { file, parts };
}

/** The items of a file of the demonstration, with the state that it has. */
export function keptFileItems(
  fetched: FetchedFile,
  bytes: Uint8Array,
  end: Pick<PostOfficeFile, 'state' | 'reason' | 'reasonAt'>,
  now: Date,
): ItemOf[] {
  const { file, parts } = newFile(fetched, bytes, now);
  return [...parts, itemOf({ ...file, ...end, settledAt: file.fetchedAt })];
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
  const { file, parts } = newFile(fetched, bytes, now);
  // The bytes first, then the file that names them: a file that can be found is whole.
  for (const Item of parts) await store.send(new PutCommand({ TableName: tableName('requests'), Item }));
  const content = contentShape.mark({
    pk: partitionOf(facilityId),
    sk: `CONTENT#${regulatorId}#${file.sha256}`,
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

/**
 * Keeps for good that an office has a file that is too large to be fetched, and answers that as it is kept. Its content cannot be compared: the same id
 * again keeps it once.
 */
export async function keepTooLargeFile(
  store: DynamoDBDocumentClient,
  fetched: FetchedFile,
  now: Date,
): Promise<PostOfficeFile | null> {
  const file = { ...newFile(fetched, new Uint8Array(), now).file, parts: 0 };
  if (await writeTogether(store, [putNew(itemOf(file))])) return file;
  return findPostOfficeFile(store, fetched.facilityId, fetched.regulatorId, fetched.fileId);
}

/** The bytes of a file, as the office gave them; none of one that was too large to be fetched. */
export async function bytesOfFile(store: DynamoDBDocumentClient, file: PostOfficeFile): Promise<Uint8Array> {
  if (file.parts === 0) return new Uint8Array();
  const packed: Uint8Array[] = [];
  for (let part = 0; part < file.parts; part += 1) {
    const found = await getItem(store, 'requests', partKey(file, part), partShape.parse);
    if (!found) throw new Error('A part of the file is missing');
    packed.push(found.packed);
  }
  return inflateRawSync(Buffer.concat(packed));
}

/** Writes a file over the version that was read. */
const putOver = (store: DynamoDBDocumentClient, { version }: PostOfficeFile, after: PostOfficeFile): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('requests'),
        Item: itemOf(after),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );

/** Remembers that a poll reads a file once more that an earlier one did not bring to its end; null where another has it. Who is stopped by the file leaves a trace. */
export async function tryFileAgain(
  store: DynamoDBDocumentClient,
  file: PostOfficeFile,
): Promise<PostOfficeFile | null> {
  const again = { ...file, tries: file.tries + 1, version: file.version + 1 };
  return (await putOver(store, file, again)) ? again : null;
}

/** The file of a stored item, or null for an item of another kind; and the attributes of which it is made. */
export const fileOfItem = (item: StoredItem & Key): PostOfficeFile | null =>
  item.pk.startsWith('POSTFILE#') && item.sk.startsWith('FILE#') ? shape.parse(item) : null;
export const fileAttributes = Object.keys(storedFile.shape);

/** The end of the reading of a file. */
export type FileEnd = Pick<PostOfficeFile, 'state' | 'reason' | 'reasonAt' | 'matched' | 'readings'>;

/** Remembers what became of a file; false when another worker has remembered it first. */
export function settlePostOfficeFile(
  store: DynamoDBDocumentClient,
  file: PostOfficeFile,
  end: FileEnd,
  now: Date,
): Promise<boolean> {
  const readings = end.readings.slice(-mostReadings);
  const settled = { ...file, ...end, readings, settledAt: now.toISOString(), version: file.version + 1 };
  return putOver(store, file, settled);
}

const listOf = (state: ShownFileState, sort: { readonly low?: string; readonly high?: string } = {}): ListQuery => ({
  ...{ table: 'requests', index: 'byOwner', isNewestFirst: true },
  partition: { name: 'ownerPk', value: `POSTFILES#${state}` },
  sort: { name: 'ownerSk', ...sort },
});

/** Which files of a state are looked for. */
interface FilesWanted {
  readonly take: number;
  readonly cursor?: string | undefined;
  /** The days on which they were fetched. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isWanted?: (file: PostOfficeFile) => boolean;
}

/** The files of all facilities that need a person, the newest first. For administrators of the portal. */
export const listFilesInState = (
  store: DynamoDBDocumentClient,
  state: ShownFileState,
  { from, to, isWanted = () => true, ...page }: FilesWanted,
): Promise<Page<PostOfficeFile>> =>
  readOn(store, listOf(state, { low: lowestIdOf(from), high: highestIdOf(to) }), {
    ...page,
    codec: ulidCursor,
    parse: (item) => {
      const file = shape.parse(item);
      return isWanted(file) ? file : null;
    },
  });

/** A file of any facility that is in one of the lists of administrators; null for every other file. */
export async function findListedFile(store: DynamoDBDocumentClient, keptId: string): Promise<PostOfficeFile | null> {
  const found = await Promise.all(
    shownFileStates.map((state) => readFirst(store, listOf(state, { low: keptId, high: keptId }), 1)),
  );
  const [item] = found.flat();
  if (!item) return null;
  // The index may be a moment behind.
  const { facilityId, regulatorId, fileId } = shape.parse(item);
  return findPostOfficeFile(store, facilityId, regulatorId, fileId);
}

/** How many files need a person: what cannot be read, what answers nothing, and what something of ours fails at. */
export async function countFilesForPeople(
  store: DynamoDBDocumentClient,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const counts = await Promise.all(listedStates.map((state) => countUpTo(store, listOf(state), most)));
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  return { count: Math.min(count, most), isMore: count > most || counts.some(({ isMore }) => isMore) };
}
