import { type DueEntry, listDue, outboxShards } from '../_data/outbox/outbox.ts';
import { queueOutbox } from '../_data/outbox/outboxQueue.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';

/** A new entry's own message is on its way: only what is due for longer than this was lost, or waited for its next attempt. */
const graceMs = 3000;

/** Queues all due entries again, each for the worker of its kind: after a lost message, after the death of a worker, or when the next attempt is due. */
export const sweepOutbox = (kit: Wiring, queue: typeof queueOutbox = queueOutbox) =>
  workerHandler<void, void>(
    'sweepOutbox',
    async (_event, { store, now, count }) => {
      const at = now();
      const before = new Date(at.getTime() - graceMs);
      const shards = Array.from({ length: outboxShards }, (_, shard) => listDue(store, shard, before));
      const due = (await Promise.all(shards)).flat();
      const known = due.flatMap(({ outboxId, kind }) => (kind ? [{ outboxId, kind }] : []));
      const failed = known.length === 0 ? [] : await queue(known);
      count('outboxDue', due.length);
      count('outboxNotQueued', failed.length + due.length - known.length);
      count('outboxOldestSeconds', oldestSeconds(due, at));
    },
    kit,
  );

/** How long the oldest entry has been due: an alarm watches it. */
const oldestSeconds = (due: readonly DueEntry[], now: Date): number =>
  Math.max(0, ...due.map(({ dueAt }) => Math.round((now.getTime() - Date.parse(dueAt)) / 1000)));

/** The Lambda handler: runs every minute. */
export const handler = sweepOutbox(wiring);
