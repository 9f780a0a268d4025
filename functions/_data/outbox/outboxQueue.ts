import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { type DeliveryKind, deliveryQueues } from '../../../shared/delivery/deliveryQueues.ts';
import { queueUrl } from '../../_kit/env.ts';

/** A newer release may say more in it. */
const message = z.object({ outboxId: z.string() });

/** The outbox entry that a queue message is about; throws for a message that we did not write. */
export const outboxIdOf = (body: string): string => message.parse(JSON.parse(body)).outboxId;

let client: SQSClient | undefined;

/** The longest that the queue holds a message back. */
export const longestDelaySeconds = 900;

/** An entry of the outbox as the queues know it. */
export interface Queued {
  readonly outboxId: string;
  readonly kind: DeliveryKind;
}

/**
 * Sends outbox entries to the workers of their kinds, ten a call, at once or after a delay; answers the ids that no queue took. Throws
 * when a queue takes nothing at all.
 */
export async function queueOutbox(entries: readonly Queued[], delaySeconds = 0): Promise<string[]> {
  const byQueue = Map.groupBy(entries, ({ kind }) => deliveryQueues[kind]);
  const failed = await Promise.all(
    [...byQueue].map(([queue, own]) =>
      sendTo(
        queueUrl(queue),
        own.map(({ outboxId }) => outboxId),
        delaySeconds,
      ),
    ),
  );
  return failed.flat();
}

async function sendTo(QueueUrl: string, outboxIds: readonly string[], delaySeconds: number): Promise<string[]> {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  // The sweeper sends again what the queue does not take: better to give up early than to keep a receptionist waiting.
  client ??= new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } });
  const failed: string[] = [];
  for (let at = 0; at < outboxIds.length; at += 10) {
    const batch = outboxIds.slice(at, at + 10);
    const Entries = batch.map((outboxId, index) => ({
      Id: String(index),
      DelaySeconds: delaySeconds,
      MessageBody: JSON.stringify({ outboxId } satisfies z.infer<typeof message>),
    }));
    const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    for (const { Id } of Failed ?? []) failed.push(batch[Number(Id)] ?? '');
  }
  return failed;
}

/** Brings a new entry to its worker. It is stored: a queue that does not take it costs a minute, the sweeper sends it again. */
export const queueSoon = (entry: Queued): Promise<unknown> => queueOutbox([entry]).catch(() => null);

/** The queue brings the entry back when it is due; what it does not take, or holds no longer than it can, the sweeper finds. */
export async function queueRetry({ outboxId, kind }: Queued, retrySeconds: number): Promise<void> {
  if (retrySeconds <= longestDelaySeconds) await queueOutbox([{ outboxId, kind }], retrySeconds).catch(() => null);
}
