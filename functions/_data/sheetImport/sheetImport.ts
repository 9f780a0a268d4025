import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { importModes, importStates } from '../../../shared/sheetImport/importStates.ts';
import { tableName } from '../../_kit/env.ts';
import type { FileKey, OwnWorkId } from '../../_kit/ownIds.ts';
import { provenFileKey, provenWorkId, storedFacilityId, storedFileId, storedPayerId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredJob } from '../job/job.ts';
import { importsPartition } from './importKeys.ts';

/** The history of imports is kept for a year. */
const daysKept = 366;

const counts = z.record(z.string(), z.int().min(0));
const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facility'), facilityId: storedFacilityId }),
  z.object({ kind: z.literal('payer'), payerId: storedPayerId }),
  z.object({ kind: z.literal('all') }),
]);

/** How the sheet is read; see `SheetPlan` in functions/_parts/sheetImport. */
const plan = z.object({
  sheet: z.int().min(0),
  headRow: z.int().positive(),
  columns: z.array(z.string().nullable()),
  values: z.record(z.string(), z.record(z.string(), z.string())),
});

const storedImport = z.object({
  importId: z.string(),
  kind: z.string(),
  /** What the person who brought it could reach: the worker reaches no further. */
  scope,
  startedBy: z.string(),
  startedByName: z.string(),
  createdAt: z.string(),
  language: z.enum(['en', 'ar']),
  fileName: z.string(),
  uploadId: storedFileId,
  bytes: z.int(),
  /** The virus scanner has seen the file and found it clean. */
  isScanned: z.boolean().default(false),
  /** SHA-256 of the file, in hexadecimal; null until it was checked. */
  fileHash: z.string().nullable(),
  /** An earlier import of the same file that was taken in. */
  sameAs: z.string().nullable(),
  settings: z.record(z.string(), z.string()),
  state: z.enum(importStates),
  /** Each write counts it on: who has read an older one changes nothing. */
  version: z.int(),
  /** The job that works on it. An index of jobs has the name `jobId`. */
  workId: z.string().nullable(),
  plan: plan.nullable(),
  mode: z.enum(importModes).nullable(),
  /** How often it was checked: the wrong rows of an earlier check count no more. */
  checks: z.int(),
  /** How many rows were passed over in the present state. */
  done: z.int(),
  /** How many rows the sheet has; null until it was checked. */
  rows: z.int().nullable(),
  /** What the check found: new, changed, same, wrong, twiceInFile, twiceInStore, and hidden rows, which are not read. */
  checked: counts,
  /** What was written: added, changed, same, wrong. */
  written: counts,
  /** What was taken back: reverted, kept. */
  undone: counts,
  /** The rows up to `upTo` that are being written, and what that counts: stored before they are. */
  planned: z.object({ upTo: z.int(), counts }).nullable(),
  /** The part of the trace that was taken back last; null before the first. */
  undoneTo: z.string().nullable(),
  hasErrorFile: z.boolean(),
  failure: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type StoredImport = z.infer<typeof storedImport>;
const shape = shapeOf({ entity: 'sheetImport', version: 1, schema: storedImport, keys: ['expiresAt'] });

/** The number of an import, where work that it hands over goes on under it. */
export const workIdOf = ({ importId }: StoredImport): OwnWorkId => provenWorkId(importId);

const fileSeen = z.object({ importId: z.string(), at: z.string() });
const seenShape = shapeOf({ entity: 'importedFile', version: 1, schema: fileSeen, keys: ['expiresAt'] });

const keyOf = ({ kind, scope: of, importId }: Pick<StoredImport, 'kind' | 'scope' | 'importId'>) => ({
  pk: importsPartition(kind, of),
  sk: `IMPORT#${importId}`,
});
const hashKey = (kind: string, of: Scope, hash: string) => ({ pk: importsPartition(kind, of), sk: `FILE#${hash}` });

/** The first write of an import. */
export function newImportPut(value: StoredImport, now: Date): TransactItem {
  return {
    Put: {
      TableName: tableName('jobs'),
      Item: shape.item(keyOf(value), value, { expiresAt: expiresIn({ days: daysKept }, now) }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** An import as it will be, and the write that makes it so; the write fails when somebody else changed the import since. */
export function importChange(
  before: StoredImport,
  changes: Partial<StoredImport>,
): { readonly next: StoredImport; readonly put: TransactItem } {
  const next = { ...before, ...changes, version: before.version + 1 };
  const expiresAt = expiresIn({ days: daysKept }, new Date(before.createdAt));
  return {
    next,
    put: {
      Put: {
        TableName: tableName('jobs'),
        Item: shape.item(keyOf(next), next, { expiresAt }),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
  };
}

/** Holds while the import is in the state, and at the check, in which it was read; for writes beside it that must not come too late. */
export const stillIn = (read: StoredImport): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('jobs'),
    Key: keyOf(read),
    ConditionExpression: '#state = :state AND checks = :checks',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': read.state, ':checks': read.checks },
  },
});

/** An import of the caller's own, or null. */
export const findImport = (
  store: DynamoDBDocumentClient,
  of: Scope,
  { kind, importId }: { readonly kind: string; readonly importId: string },
): Promise<StoredImport | null> => getItem(store, 'jobs', keyOf({ kind, scope: of, importId }), shape.parse);

/** The import that a job works on, or null when it has gone on with another job. */
export async function importOfJob(
  store: DynamoDBDocumentClient,
  { scope: of, jobId }: StoredJob,
  about: { readonly kind: string; readonly importId: string },
): Promise<StoredImport | null> {
  const found = await findImport(store, of, about);
  return found?.workId === jobId ? found : null;
}

/** The imports of a kind among the caller's own, newest first. */
export const listImports = (
  store: DynamoDBDocumentClient,
  of: Scope,
  kind: string,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<StoredImport>> => {
  const list = {
    table: 'jobs',
    partition: { value: importsPartition(kind, of) },
    sort: { prefix: 'IMPORT#' },
  } as const;
  return readPage(store, { ...list, isNewestFirst: true }, { ...page, codec: ulidCursor, parse: shape.parse });
};

/** The earlier import of the caller's own that took in the same file, or null. */
export const findSameFile = (
  store: DynamoDBDocumentClient,
  { kind, scope: of }: StoredImport,
  hash: string,
): Promise<string | null> => getItem(store, 'jobs', hashKey(kind, of, hash), (item) => seenShape.parse(item).importId);

/** Remembers that a file was taken in. */
export async function rememberFile(
  store: DynamoDBDocumentClient,
  { kind, scope: of, importId, fileHash }: StoredImport,
  now: Date,
): Promise<void> {
  if (fileHash === null) return;
  const Item = seenShape.item(
    hashKey(kind, of, fileHash),
    { importId, at: now.toISOString() },
    { expiresAt: expiresIn({ days: daysKept }, now) },
  );
  const unless = { ConditionExpression: 'attribute_not_exists(pk)' };
  await ifHolds(store.send(new PutCommand({ TableName: tableName('jobs'), Item, ...unless })));
}

/** The key of the file with the errors of an import. */
export const errorFileKey = ({ importId, checks }: StoredImport): FileKey =>
  provenFileKey(`transfer/out/${importId}/errors${checks}`);

/** A new import, with the name under which its file is sent. */
export const withFile = (value: Omit<StoredImport, 'uploadId'>): StoredImport => ({
  ...value,
  uploadId: storedFileId.parse(value.importId),
});
