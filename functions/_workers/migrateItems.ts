import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import {
  beginMigration,
  claimSegment,
  listDueSegments,
  listMigrationSegments,
  setMigrationPace,
} from '../_data/migration/migrationSegment.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { type WorkerContext, workerHandler } from '../_kit/workerHandler.ts';
import { migrateSegment } from '../_parts/migration/migrateSegment.ts';
import type { Migration } from '../_store/migration.ts';
import { migrations } from './tables/migrations.ts';

/** Renewed with every step; a worker that died is followed when it is over. */
const longestSilenceMs = 60_000;

/** An invocation works so long and leaves the rest to the next: below its timeout by more than a step. */
const workMs = 10 * 60_000;

/** What an operator sends: to start one, or to ask for the progress of all; or the clock, which goes on with what is unfinished. */
const event = z.union([
  z.strictObject({ start: z.string(), unitsPerSecond: z.int().min(10).max(10_000).default(100) }),
  z.strictObject({}),
  z.object({ source: z.literal('aws.events') }),
]);

interface Settings {
  readonly migrations?: readonly Migration[];
  readonly sleep?: (ms: number) => Promise<unknown>;
  readonly leaseMs?: number;
}

/** How far a migration is, over all parts of its table. */
export interface MigrationProgress {
  readonly migration: string;
  readonly state: 'notStarted' | 'running' | 'done';
  readonly seen: number;
  readonly changed: number;
  readonly failed: number;
}

async function progressOf({ store }: WorkerContext, { name }: Migration): Promise<MigrationProgress> {
  const segments = await listMigrationSegments(store, name);
  const total = (of: 'seen' | 'changed' | 'failed') => segments.reduce((sum, segment) => sum + segment[of], 0);
  const isDone = segments.every(({ endedAt }) => endedAt !== null);
  const state = segments.length === 0 ? 'notStarted' : isDone ? 'done' : 'running';
  return { migration: name, state, seen: total('seen'), changed: total('changed'), failed: total('failed') };
}

/**
 * Changes the items that tables hold already, as the migrations say, while the portal is in use. An operator starts one by name,
 * `{ "start": "<name>" }`, and asks how far all are, `{}`; every minute the unfinished parts go on. To start one again that has not
 * ended sets its pace.
 */
export function migrateItems(kit: Wiring, settings: Settings = {}) {
  const { migrations: own = migrations, sleep = setTimeout, leaseMs = longestSilenceMs } = settings;
  const named = (name: string): Migration => {
    const found = own.find((each) => each.name === name);
    if (!found) throw new Error(`There is no migration ${name}, only: ${own.map((each) => each.name).join(', ')}`);
    return found;
  };

  const goOn = async (ctx: WorkerContext): Promise<void> => {
    const { store, now, count } = ctx;
    const due = await listDueSegments(store, now());
    const until = new Date(now().getTime() + workMs);
    const work = due.map(async (segment) => {
      // A release that has been taken back does not know the migrations of the newer one.
      const migration = own.find(({ name }) => name === segment.migration);
      if (!migration) return;
      const held = await claimSegment(store, segment, { claim: ctx.newId(), now: now(), leaseMs });
      if (held) await migrateSegment({ store, now, sleep, migration, leaseMs, until, count }, held);
    });
    const outcomes = await Promise.allSettled(work);
    const failure = outcomes.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
  };

  const work = async (given: unknown, ctx: WorkerContext): Promise<MigrationProgress[]> => {
    const wanted = event.parse(given);
    if ('source' in wanted) await goOn(ctx);
    if ('start' in wanted) {
      const start = { migration: named(wanted.start).name, unitsPerSecond: wanted.unitsPerSecond };
      const isNew = await beginMigration(ctx.store, { ...start, now: ctx.now() });
      if (!isNew) await setMigrationPace(ctx.store, start);
    }
    return Promise.all(own.map((each) => progressOf(ctx, each)));
  };
  return workerHandler('migrateItems', work, kit);
}

/** The Lambda handler. */
export const handler = migrateItems(wiring);
