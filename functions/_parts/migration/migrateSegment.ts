import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type MigrationSegment,
  type SegmentStep,
  segmentCount,
  storeSegmentStep,
} from '../../_data/migration/migrationSegment.ts';
import { changeItem, UnchangeableItem } from '../../_store/changeItem.ts';
import type { Key } from '../../_store/item.ts';
import type { Migration } from '../../_store/migration.ts';
import { readSegment } from '../../_store/segment.ts';

export interface Migrating {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly migration: Migration;
  readonly leaseMs: number;
  /** When to leave the part to the next invocation. */
  readonly until: Date;
  readonly count: (name: string, by: number) => void;
}

/** A page is read at once; its place is stored after it, or earlier where a slow pace makes it long. */
const pageItems = 50;

/** Well below the lease: another worker takes a part whose lease is over. */
const stepMs = 15_000;

/** Waits after what has been spent, so that a second costs no more than its units. Short waits are added up. */
function paceOf({ unitsPerSecond }: MigrationSegment, sleep: Migrating['sleep']) {
  let owedMs = 0;
  return async (units: number): Promise<void> => {
    owedMs += (units * 1000) / unitsPerSecond;
    if (owedMs < 20) return;
    await sleep(owedMs);
    owedMs = 0;
  };
}

/** Looks at the items after the part's place, for a page or for the time of a step. */
async function workOnPage(migrating: Migrating, segment: MigrationSegment): Promise<SegmentStep> {
  const { store, migration, now, sleep } = migrating;
  const { table, reads: attributes } = migration;
  const until = now().getTime() + stepMs;
  const spend = paceOf(segment, sleep);
  const place = { table, segment: segment.segment, of: segmentCount, after: segment.cursor };
  const { items, isLast, units } = await readSegment(store, { ...place, attributes, most: pageItems });
  await spend(units);
  const failedKeys: Key[] = [];
  let seen = 0;
  let changed = 0;
  let cursor = segment.cursor;
  for (const item of items) {
    if (seen > 0 && now().getTime() >= until) break;
    cursor = { pk: item.pk, sk: item.sk };
    seen += 1;
    try {
      const { isChanged, units: spent } = await changeItem(store, migration, item);
      if (isChanged) changed += 1;
      await spend(spent);
    } catch (error) {
      if (!(error instanceof UnchangeableItem)) throw error;
      failedKeys.push(cursor);
    }
  }
  return { cursor, isLast: isLast && seen === items.length, seen, changed, failedKeys };
}

/**
 * Walks a held part of a migration to its end, until its time is over, or until another worker has taken it. What a step has done before
 * its place is stored is looked at again by the next worker, which finds nothing to do there.
 */
export async function migrateSegment(migrating: Migrating, held: MigrationSegment): Promise<void> {
  const { store, now, until, leaseMs, count } = migrating;
  for (let segment: MigrationSegment | null = held; segment; ) {
    const step = await workOnPage(migrating, segment);
    const isOver = now() >= until;
    const dueAt = isOver ? now() : new Date(now().getTime() + leaseMs);
    segment = await storeSegmentStep(store, segment, step, { now: now(), dueAt });
    count('migrationSeen', step.seen);
    count('migrationChanged', step.changed);
    count('migrationFailed', step.failedKeys.length);
    if (isOver || step.isLast) return;
  }
}
