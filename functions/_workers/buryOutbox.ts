import { findUnfinished, outboxBury } from '../_data/outbox/outbox.ts';
import { outboxIdOf } from '../_data/outbox/outboxQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import type { OwnWorkId } from '../_kit/ownIds.ts';
import { queuedId } from '../_kit/queuedId.ts';
import { queueHandler } from '../_kit/queueHandler.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { writeTogether } from '../_store/transaction.ts';

/**
 * The consumer of the dead-letter queue: a message that failed again and again only names an entry. One that may still be tried is
 * due and the sweeper queues it again; one that not even the giving up of it could end goes to the list of `/admin/deliveries`. A message that
 * we did not write, or cannot handle, stays in the queue, and the alarm tells of it.
 */
export function buryOutbox(kit: Wiring) {
  const bury = async (outboxId: OwnWorkId): Promise<string> => {
    const entry = await findUnfinished(kit.store, outboxId);
    if (!entry) return 'settled';
    // The worker gives up after the last attempt and ends the request. Only if that failed too, this function does it.
    if (entry.attempts <= env('PAYER_MAX_ATTEMPTS') + 1) return 'triedAgain';
    const fault = entry.lastFault ?? 'portalFailed';
    await writeTogether(kit.store, [outboxBury(entry, { now: kit.now(), fault })]);
    return 'buried';
  };

  const work = async ({ body }: { readonly body: string }) => {
    const outboxId = queuedId(outboxIdOf(body));
    return { outcome: await bury(outboxId), fields: { outboxId }, counts: { deadLetters: 1 } };
  };
  return queueHandler('buryOutbox', work, kit);
}

/** The Lambda handler. */
export const handler = buryOutbox(wiring);
