import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { findUnfinished, outboxBury } from '../_data/outbox/outbox.ts';
import { outboxIdOf } from '../_data/outbox/outboxQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import { writeFailure, writeLine } from '../_kit/log.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { writeTogether } from '../_store/transaction.ts';

/**
 * The consumer of the dead-letter queue: a message that failed again and again only names an entry. One that may still be tried is
 * due and the sweeper queues it again; one that not even the giving up of it could end goes to the list of `/admin/deliveries`. A message that
 * we did not write, or cannot handle, stays in the queue, and the alarm tells of it.
 */
export function buryOutbox(kit: Wiring): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const bury = async (outboxId: string): Promise<string> => {
    const entry = await findUnfinished(kit.store, outboxId);
    if (!entry) return 'settled';
    // The worker gives it up by itself at the attempt after the last, and ends its request; only if that failed too it is ours.
    if (entry.attempts <= env('PAYER_MAX_ATTEMPTS') + 1) return 'triedAgain';
    const fault = entry.lastFault ?? 'portalFailed';
    await writeTogether(kit.store, [outboxBury(entry, { now: kit.now(), fault })]);
    return 'buried';
  };

  const handle = async (record: SQSRecord): Promise<boolean> => {
    const line = { operation: 'buryOutbox', startedAt: kit.now(), requestId: record.messageId };
    try {
      const outboxId = outboxIdOf(record.body);
      const outcome = await bury(outboxId);
      writeLine(kit, { ...line, fields: { outboxId, outcome }, counts: { deadLetters: 1 }, isServerError: false });
      return true;
    } catch (error) {
      await writeFailure(kit, { ...line, fields: { outcome: 'serverError' }, error });
      return false;
    }
  };

  return async ({ Records }) => {
    const isDone = await Promise.all(Records.map(handle));
    const failed = Records.filter((_, at) => !isDone[at]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}

/** The Lambda handler. */
export const handler = buryOutbox(wiring);
