import type { Message } from '../aws/message.ts';
import type { Queue } from '../aws/queue.ts';
import { md5, systemAttributes } from '../aws/sqs.ts';
import { tellFailure, waitAfter } from '../ownWork.ts';
import { fieldsOf, listOfFields } from '../template/properties.ts';
import type { EventSource } from '../template/triggers.ts';
import type { LocalLambda } from './lambda.ts';

const recordOf = (message: Message, queue: Queue, region: string) => ({
  messageId: message.id,
  receiptHandle: message.receiptHandle,
  body: message.body,
  attributes: systemAttributes(message),
  messageAttributes: message.attributes,
  md5OfBody: md5(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: queue.definition.arn,
  awsRegion: region,
});

/** The messages a batch answer reports as failed; a malformed answer fails the whole batch, as in AWS. */
function failedIds(answer: unknown, messages: readonly Message[]): Set<string> {
  const { batchItemFailures } = fieldsOf(answer);
  if (batchItemFailures === undefined || batchItemFailures === null) return new Set();
  const ids = listOfFields(batchItemFailures).map(({ itemIdentifier }) => String(itemIdentifier ?? ''));
  const known = new Set(messages.map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? new Set(ids) : known;
}

async function handleBatch(queue: Queue, lambda: LocalLambda, source: EventSource, messages: Message[]): Promise<void> {
  const Records = messages.map((message) => recordOf(message, queue, lambda.definition.region));
  try {
    const answer = await lambda.invoke({ Records });
    const failed = source.reportsItemFailures ? failedIds(answer, messages) : new Set<string>();
    for (const message of messages) {
      if (!failed.has(message.id) && message.receiptHandle) queue.delete(message.receiptHandle);
    }
  } catch {
    // The function failed as a whole (its thread has logged why): its messages come back after their visibility timeout.
  }
}

/** Hands the messages of a queue to a function, a batch at a time, as an event source mapping does. The answer stops it. */
export function consumeQueue(queue: Queue, lambda: LocalLambda, source: EventSource): () => Promise<void> {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;

  const takeMessages = (): void => {
    while (!isStopped && running.size < source.concurrency) {
      const messages = queue.receive(source.batchSize);
      if (messages.length === 0) break;
      const batch = handleBatch(queue, lambda, source, messages).finally(() => {
        running.delete(batch);
        poll();
      });
      running.add(batch);
    }
    if (isStopped || running.size >= source.concurrency) return;
    const wait = Math.min(queue.nextVisibleAt() - Date.now(), 60_000);
    timer = setTimeout(poll, Math.max(wait, 10));
  };

  /** A full disk, for example, lets no message be taken. Nothing waits for this call, so that its failure would end the portal. */
  const poll = (): void => {
    clearTimeout(timer);
    try {
      takeMessages();
      failures = 0;
    } catch (error) {
      failures += 1;
      const waitMs = waitAfter(failures);
      const meaning = `What waits there is kept and begins later: it is tried again in ${waitMs / 1_000} s.`;
      tellFailure({ call: `Reading the queue ${queue.definition.name}`, meaning }, error);
      timer = setTimeout(poll, waitMs);
    }
  };

  const stopListening = queue.onArrival(() => {
    clearTimeout(timer);
    // A batch sent at once arrives as one.
    timer = setTimeout(poll, source.batchingWindowSeconds * 1000);
  });
  poll();
  return async () => {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
    await Promise.all(running);
  };
}
