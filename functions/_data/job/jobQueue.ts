import type { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { type JobKindName, jobKinds } from '../../../shared/job/jobKinds.ts';
import { queueUrl } from '../../_kit/env.ts';

/** A newer release may say more in it. */
const message = z.object({ jobId: z.string() });

/** The job that a queue message is about; throws for a message that we did not write. */
export const jobIdOf = (body: string): string => message.parse(JSON.parse(body)).jobId;

let client: SQSClient | undefined;

/**
 * Brings a job to the worker of its kind. It is stored: a queue that does not take it costs a minute, until the sweeper finds it due.
 * Answers whether the queue took it.
 */
export async function queueJob({ jobId, kind }: { readonly jobId: string; readonly kind: JobKindName }) {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  client ??= new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } });
  const MessageBody = JSON.stringify({ jobId } satisfies z.infer<typeof message>);
  return client.send(new SendMessageCommand({ QueueUrl: queueUrl(jobKinds[kind].queue), MessageBody })).then(
    () => true,
    () => false,
  );
}
