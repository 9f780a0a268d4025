import { queuePolls } from '../_data/postOfficePoll/pollQueue.ts';
import { listDuePolls, pollShards } from '../_data/postOfficePoll/postOfficePoll.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';

/** Queues the polls of all facilities that are due, each as a message of its own: so many workers as the queue allows share them. */
export const planPolls = (kit: Wiring) =>
  workerHandler<unknown, void>(
    'planPolls',
    async (_event, { store, now, count }) => {
      for (let shard = 0; shard < pollShards; shard += 1) {
        const due = await listDuePolls(store, shard, now());
        count('pollsDue', due.length);
        await queuePolls(due);
      }
    },
    kit,
  );

/** The Lambda handler: runs every minute. */
export const handler = planPolls(wiring);
