import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { attributesIfHolds, ifHolds } from '../../_store/condition.ts';
import type { Key } from '../../_store/item.ts';
import { ifHeld, type Lease, takeLease } from '../../_store/lease.ts';
import { readFirst } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';
import { writeTogether } from '../../_store/transaction.ts';

/** How many parts a table is walked in. A worker takes each part by itself. */
export const segmentCount = 4;

const key = z.object({ pk: z.string(), sk: z.string() });

/** How far a migration is in one part of its table. Unfinished parts are due, and their due time is the lease of their worker. */
const storedSegment = z.object({
  migration: z.string(),
  segment: z.int(),
  /** What reading and writing may cost in a second, in capacity units, for this part. */
  unitsPerSecond: z.number(),
  /** The last item that was looked at; null at the beginning. */
  cursor: key.nullable(),
  /** Items that were looked at, and those of them that this run changed or could not change. */
  seen: z.int(),
  changed: z.int(),
  failed: z.int(),
  /** The first items that could not be changed. */
  failedKeys: z.array(key),
  attempts: z.int(),
  claim: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type MigrationSegment = z.infer<typeof storedSegment>;

const shape = markOf('migrationSegment', 1);
const knownFields = storedSegment.strip();

const mostFailedKeys = 10;
const duePartition = 'DUE#MIGRATION';
const partition = (migration: string): string => `MIGRATION#${migration}`;
const keyOf = (migration: string, segment: number): Key => ({ pk: partition(migration), sk: `SEGMENT#${segment}` });

interface Start {
  readonly migration: string;
  /** For the whole table. */
  readonly unitsPerSecond: number;
  readonly now: Date;
}

/** Begins a migration in every part of its table; false while an earlier run of it has not ended. */
export function beginMigration(
  store: DynamoDBDocumentClient,
  { migration, unitsPerSecond, now }: Start,
): Promise<boolean> {
  const puts = Array.from({ length: segmentCount }, (_, segment) => ({
    Put: {
      TableName: tableName('jobs'),
      Item: {
        ...keyOf(migration, segment),
        shape: shape.version,
        ...storedSegment.parse({
          ...{ migration, segment, unitsPerSecond: unitsPerSecond / segmentCount, cursor: null },
          ...{ seen: 0, changed: 0, failed: 0, failedKeys: [], attempts: 0, claim: null },
          ...{ startedAt: now.toISOString(), endedAt: null },
        }),
        duePk: duePartition,
        dueAt: now.toISOString(),
      },
      ConditionExpression: 'attribute_not_exists(duePk)',
    },
  }));
  return writeTogether(store, puts);
}

/** Sets what the unfinished parts of a migration may cost from their next step on. */
export async function setMigrationPace(
  store: DynamoDBDocumentClient,
  { migration, unitsPerSecond }: Omit<Start, 'now'>,
): Promise<void> {
  for (let segment = 0; segment < segmentCount; segment += 1) {
    await ifHolds(
      store.send(
        new UpdateCommand({
          TableName: tableName('jobs'),
          Key: keyOf(migration, segment),
          UpdateExpression: 'SET unitsPerSecond = :units',
          ConditionExpression: 'attribute_exists(duePk)',
          ExpressionAttributeValues: { ':units': unitsPerSecond / segmentCount },
        }),
      ),
    );
  }
}

/** The parts of a migration's newest run; an empty list before its first. */
export const listMigrationSegments = async (
  store: DynamoDBDocumentClient,
  migration: string,
): Promise<MigrationSegment[]> => {
  const items = await readFirst(store, { table: 'jobs', partition: { value: partition(migration) } }, segmentCount);
  return items.map((item) => knownFields.parse(item));
};

/** A part of a migration that waits for a worker. */
export type DueSegment = Pick<MigrationSegment, 'migration' | 'segment'>;

/** The parts that no worker holds, of all migrations, longest first, at most 100. */
export async function listDueSegments(store: DynamoDBDocumentClient, now: Date): Promise<DueSegment[]> {
  const due = { index: 'due', partition: { name: 'duePk', value: duePartition } } as const;
  const sort = { name: 'dueAt', high: now.toISOString() };
  const items = await readFirst(store, { table: 'jobs', ...due, sort }, 100);
  const keys = z.array(key).parse(items);
  return keys.map(({ pk, sk }) => ({
    migration: pk.slice(partition('').length),
    segment: Number(sk.slice('SEGMENT#'.length)),
  }));
}

/** Takes a part for as long as the lease lasts, or null when it has ended or another worker holds it. */
export const claimSegment = (
  store: DynamoDBDocumentClient,
  { migration, segment }: DueSegment,
  lease: Lease,
): Promise<MigrationSegment | null> =>
  takeLease(store, { table: 'jobs', key: keyOf(migration, segment) }, lease, knownFields.parse);

/** What a worker did since the step before. */
export interface SegmentStep {
  readonly cursor: Key | null;
  readonly isLast: boolean;
  readonly seen: number;
  readonly changed: number;
  readonly failedKeys: readonly Key[];
}

/**
 * Stores how far a held part is, and until when its worker holds it, or that it has ended. Answers the part, or null when another worker
 * has taken it.
 */
export function storeSegmentStep(
  store: DynamoDBDocumentClient,
  held: MigrationSegment,
  step: SegmentStep,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<MigrationSegment | null> {
  const update = new UpdateCommand({
    TableName: tableName('jobs'),
    Key: keyOf(held.migration, held.segment),
    UpdateExpression: `SET #cursor = :cursor, seen = :seen, changed = :changed, failed = :failed, failedKeys = :keys, attempts = :none, ${
      step.isLast ? 'endedAt = :at REMOVE duePk, dueAt' : 'dueAt = :at'
    }`,
    ConditionExpression: ifHeld,
    ExpressionAttributeNames: { '#cursor': 'cursor' },
    ExpressionAttributeValues: {
      ':cursor': step.cursor,
      ':seen': held.seen + step.seen,
      ':changed': held.changed + step.changed,
      ':failed': held.failed + step.failedKeys.length,
      ':keys': [...held.failedKeys, ...step.failedKeys].slice(0, mostFailedKeys),
      ':none': 0,
      ':at': (step.isLast ? now : dueAt).toISOString(),
      ':claim': held.claim,
    },
    ReturnValues: 'ALL_NEW',
  });
  return attributesIfHolds(store.send(update), knownFields.parse);
}
