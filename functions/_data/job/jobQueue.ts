import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env } from '../../_kit/env.ts';

const message = z.strictObject({ jobId: z.string() });

/** The job that a queue message is about; throws for a message that we did not write. */
export const jobIdOf = (body: string): string => message.parse(JSON.parse(body)).jobId;

let client: SQSClient | undefined;

/** Brings a job to the worker. It is stored: a queue that does not take it costs a minute, until the sweeper finds it due. */
export async function queueJob(jobId: string): Promise<boolean> {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  client ??= new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } });
  const MessageBody = JSON.stringify({ jobId } satisfies z.infer<typeof message>);
  return client.send(new SendMessageCommand({ QueueUrl: env('JOB_QUEUE_URL'), MessageBody })).then(
    () => true,
    () => false,
  );
}
