import { type DueEntry, listDue, outboxShards } from '../_data/outbox/outbox.ts';
import { queueOutbox } from '../_data/outbox/outboxQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { writeLine } from '../_kit/log.ts';
import type { Wiring } from '../_kit/wiring.ts';

/** A new entry's own message is on its way: only what is due for longer than this was lost, or waited for its next attempt. */
const graceMs = 3000;

/** Queues again what is due: entries whose message was lost, whose worker died, or whose next attempt has come. */
export function sweepOutbox(kit: Wiring, queue: typeof queueOutbox = queueOutbox): () => Promise<void> {
  return async () => {
    const startedAt = kit.now();
    const before = new Date(startedAt.getTime() - graceMs);
    const shards = Array.from({ length: outboxShards }, (_, shard) => listDue(kit.store, shard, before));
    const due = (await Promise.all(shards)).flat();
    const failed = due.length === 0 ? [] : await queue(due.map(({ outboxId }) => outboxId));
    writeLine(kit, {
      operation: 'sweepOutbox',
      startedAt,
      requestId: kit.newId(),
      fields: {},
      counts: {
        outboxDue: due.length,
        outboxNotQueued: failed.length,
        outboxOldestSeconds: oldestSeconds(due, startedAt),
      },
      isServerError: false,
    });
  };
}

/** How long the oldest entry has been due: an alarm watches it. */
const oldestSeconds = (due: readonly DueEntry[], now: Date): number =>
  Math.max(0, ...due.map(({ dueAt }) => Math.round((now.getTime() - Date.parse(dueAt)) / 1000)));

/** The Lambda handler: runs every minute. */
export const handler = sweepOutbox(wiring);
