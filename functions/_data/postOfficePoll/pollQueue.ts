import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { queueUrl } from '../../_kit/env.ts';

/** A newer release may say more in it. */
const message = z.object({ facilityId: z.string() });

/** The facility whose poll a queue message is about; throws for a message that we did not write. */
export const facilityOfMessage = (body: string): string => message.parse(JSON.parse(body)).facilityId;

let client: SQSClient | undefined;

/** Brings polls to their worker, ten a call. What the queue does not take, the planner sends again. */
export async function queuePolls(facilityIds: readonly string[]): Promise<void> {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  client ??= new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } });
  for (let at = 0; at < facilityIds.length; at += 10) {
    const Entries = facilityIds.slice(at, at + 10).map((facilityId, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify({ facilityId } satisfies z.infer<typeof message>),
    }));
    await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl('polls'), Entries }));
  }
}
