import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env } from '../../_kit/env.ts';

const message = z.strictObject({ outboxId: z.string() });

/** The outbox entry that a queue message is about; throws for a message that we did not write. */
export const outboxIdOf = (body: string): string => message.parse(JSON.parse(body)).outboxId;

let client: SQSClient | undefined;

/** The longest that the queue holds a message back. */
export const longestDelaySeconds = 900;

/**
 * Sends outbox entries to the worker, ten a call, at once or after a delay; answers the ids that the queue did not take. Throws
 * when it takes nothing at all.
 */
export async function queueOutbox(outboxIds: readonly string[], delaySeconds = 0): Promise<string[]> {
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
    const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl: env('OUTBOX_QUEUE_URL'), Entries }));
    for (const { Id } of Failed ?? []) failed.push(batch[Number(Id)] ?? '');
  }
  return failed;
}

/** Brings a new entry to the worker. It is stored: a queue that does not take it costs a minute, the sweeper sends it again. */
export const queueSoon = (outboxId: string): Promise<unknown> => queueOutbox([outboxId]).catch(() => null);

/** The queue brings the entry back when it is due; what it does not take, or holds no longer than it can, the sweeper finds. */
export async function queueRetry(outboxId: string, retrySeconds: number): Promise<void> {
  if (retrySeconds <= longestDelaySeconds) await queueOutbox([outboxId], retrySeconds).catch(() => null);
}
