import * as z from 'zod';
import { pagesOf } from '../aws.ts';
import type { Found, Look, Step } from '../step.ts';

const listed = z.object({ QueueUrls: z.array(z.string()).default([]), NextToken: z.string().optional() });
const attributes = z.object({ Attributes: z.object({ ApproximateNumberOfMessages: z.string() }) });

const isDeadLetters = (url: string): boolean => url.includes('DeadLetters');
const nameOf = (url: string): string => url.split('/').at(-1) ?? '';

async function deadLetterQueues({ aws, begin }: Look): Promise<string[]> {
  const body = { QueueNamePrefix: begin, MaxResults: 1000 };
  const pages = await pagesOf(aws, { service: 'sqs', operation: 'ListQueues', body, answer: listed });
  return pages.flatMap(({ QueueUrls }) => QueueUrls).filter(isDeadLetters);
}

/** Names and numbers alone: a message names an item, and is not read. */
async function countIn({ aws }: Look, QueueUrl: string): Promise<Found> {
  const body = { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] };
  const { Attributes } = await aws.call({ service: 'sqs', operation: 'GetQueueAttributes', body, answer: attributes });
  return { queue: nameOf(QueueUrl), messages: Number(Attributes.ApproximateNumberOfMessages) };
}

const counts = async (look: Look): Promise<Found[]> => {
  const all = await Promise.all((await deadLetterQueues(look)).map((url) => countIn(look, url)));
  return all.filter(({ messages }) => Number(messages) > 0);
};

const needs = ['sqs:ListQueues', 'sqs:GetQueueAttributes'];

export const deadLetters: Step = { does: 'the dead-letter queues that hold messages', needs, look: counts };

/** A queue by its whole name: a part of one might mean another. */
async function meant(look: Look): Promise<string> {
  const found = (await deadLetterQueues(look)).find((url) => nameOf(url) === look.named);
  if (!found) throw new Error(`No dead-letter queue of ${look.begin} is called ${look.named}.`);
  return found;
}

export const purgeDeadLetters: Step = {
  does: 'removes the messages of one dead-letter queue; what they name is in the tables, and the sweepers find it',
  needs: [...needs, 'sqs:PurgeQueue'],
  asksFor: 'the name of the queue, as deadLetters shows it',
  look: async (look) => [await countIn(look, await meant(look))],
  acts: async (look) => {
    const QueueUrl = await meant(look);
    const before = await countIn(look, QueueUrl);
    await look.aws.call({ service: 'sqs', operation: 'PurgeQueue', body: { QueueUrl }, answer: z.unknown() });
    return [{ ...before, purged: 'yes' }];
  },
};
