import type { SQSRecord } from 'aws-lambda';
import type { DeliveryKindOn, DeliveryQueue } from '../../../shared/delivery/deliveryQueues.ts';
import { claimOutbox, isOfUnknownKind, noteFault, type OutboxEntry, outboxBury } from '../../_data/outbox/outbox.ts';
import { outboxIdOf } from '../../_data/outbox/outboxQueue.ts';
import { noteCause } from '../../_kit/cause.ts';
import { env } from '../../_kit/env.ts';
import type { OwnWorkId } from '../../_kit/ownIds.ts';
import { queuedId } from '../../_kit/queuedId.ts';
import { type Handled, queueHandler } from '../../_kit/queueHandler.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';

/** One attempt at a delivery. */
export interface Attempt {
  readonly wiring: Wiring;
  readonly maxAttempts: number;
  readonly retryBaseSeconds: number;
  /** For how long the worker holds the entry at most. */
  readonly leaseMs: number;
  /** Names the invocation in the audit trail. */
  readonly requestId: string;
  /** Adds to a number in the log line, which is a metric as well. */
  readonly count: (name: string) => void;
}

/** What happens to an entry of a kind; answers the outcome's name for the log. */
interface Delivery<Entry> {
  readonly deliver: (attempt: Attempt, entry: Entry) => Promise<string>;
  /** Ends an entry that was taken as often as it may be and never came to an outcome. Left out, the entry alone is given up. */
  readonly giveUp?: (attempt: Attempt, entry: Entry) => Promise<string>;
}

/** The delivery of each kind that waits on a queue. */
export type Deliveries<Queue extends DeliveryQueue> = {
  readonly [Kind in DeliveryKindOn<Queue>]: Delivery<Extract<OutboxEntry, { kind: Kind }>>;
};

async function giveUpAlone({ wiring }: Attempt, entry: OutboxEntry): Promise<string> {
  const fault = entry.lastFault ?? 'portalFailed';
  await writeTogether(wiring.store, [outboxBury(entry, { now: wiring.now(), fault })]);
  return 'givenUp';
}

/**
 * The consumer of a queue of the outbox: takes each entry, delivers it, and records the outcome. A message that fails goes back to the
 * queue alone; one for an entry that is finished, not due, held by another worker, or that waits on another queue is done; so is one of a kind
 * that only a newer release knows, which waits for that release's worker. `name` is
 * the worker's in the log.
 */
export function dispatchOutbox<Queue extends DeliveryQueue>(
  name: string,
  deliveries: Deliveries<Queue>,
  kit: Wiring,
  settings: {
    readonly leaseMs: () => number;
    /** What the queue brings besides entries of the outbox; undefined for a message about an entry. */
    readonly besides?: (record: SQSRecord) => Promise<Handled> | undefined;
  },
) {
  const byKind = deliveries as Readonly<Partial<Record<OutboxEntry['kind'], Delivery<OutboxEntry>>>>;
  const kinds = Object.keys(deliveries);

  const dispatch = async (record: SQSRecord, outboxId: OwnWorkId, count: Attempt['count']): Promise<string> => {
    const leaseMs = settings.leaseMs();
    const lease = { claim: kit.newId(), now: kit.now(), leaseMs, kinds };
    const entry = await claimOutbox(kit.store, outboxId, lease);
    noteCause(entry?.causeId ?? null);
    const delivery = entry && byKind[entry.kind];
    if (!delivery) return (await isOfUnknownKind(kit.store, outboxId)) ? 'unknownKind' : 'notDue';
    const limits = { maxAttempts: env('PAYER_MAX_ATTEMPTS'), retryBaseSeconds: env('PAYER_RETRY_BASE_SECONDS') };
    const attempt = { wiring: kit, ...limits, leaseMs, requestId: record.messageId, count };
    // The attempts before it came to no outcome although the last of them always does: something of ours fails at it.
    if (entry.attempts > limits.maxAttempts) return (delivery.giveUp ?? giveUpAlone)(attempt, entry);
    return delivery.deliver(attempt, entry);
  };

  const work = async (record: SQSRecord): Promise<Handled> => {
    const beside = settings.besides?.(record);
    if (beside) return beside;
    const outboxId = queuedId(outboxIdOf(record.body));
    const counts: Record<string, number> = {};
    const count = (metric: string): void => {
      counts[metric] = (counts[metric] ?? 0) + 1;
    };
    try {
      return { outcome: await dispatch(record, outboxId, count), fields: { outboxId }, counts };
    } catch (error) {
      await noteFault(kit.store, outboxId, error instanceof Error ? error.name : 'unknown');
      throw error;
    }
  };
  return queueHandler(name, work, kit);
}
