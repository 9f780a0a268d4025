import * as z from 'zod';
import { queueUrl } from '../../_kit/env.ts';

const message = z.strictObject({ testedPayer: z.string() });

/** Asks the worker that has the keys to try them at a payer. The message is all there is of it: one that is lost is asked for again. */
export async function queueKeyTest(payerCode: string): Promise<void> {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs');
  const client = new SQSClient({ maxAttempts: 2, requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 } });
  const MessageBody = JSON.stringify({ testedPayer: payerCode } satisfies z.infer<typeof message>);
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl('payers'), MessageBody }));
}

/** The payer whose keys a message asks to try; null for every other message. */
export const testedPayerOf = (body: string): string | null =>
  message.safeParse(JSON.parse(body)).data?.testedPayer ?? null;
