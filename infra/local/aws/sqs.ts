import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf, listOfFields, numberOf, textOf } from '../template/properties.ts';
import type { Message } from './message.ts';
import type { Queue } from './queue.ts';
import { AwsError, type AwsRequest, type AwsService, jsonService } from './service.ts';

type Input = AwsRequest['input'];

const largestMessage = 1_048_576;

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const unknownQueue = (): AwsError => new AwsError('QueueDoesNotExist', 'The specified queue does not exist.', 400);

function sendTo(queue: Queue, entry: Input): { MessageId: string; MD5OfMessageBody: string } {
  const body = textOf(entry.MessageBody) ?? '';
  if (body.length === 0 || Buffer.byteLength(body) > largestMessage) {
    throw new AwsError('InvalidParameterValue', 'A message has between 1 byte and 1 MiB.');
  }
  const message = queue.send(body, numberOf(entry.DelaySeconds), fieldsOf(entry.MessageAttributes));
  return { MessageId: message.id, MD5OfMessageBody: md5(body) };
}

/** The system attributes of a message, as SQS writes them: all texts. */
export const systemAttributes = (message: Message): Record<string, string> => ({
  ApproximateReceiveCount: String(message.receiveCount),
  SentTimestamp: String(message.sentAt),
  SenderId: 'local',
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
});

async function receiveFrom(queue: Queue, input: Input): Promise<unknown> {
  const until = Date.now() + (numberOf(input.WaitTimeSeconds) ?? 0) * 1000;
  for (;;) {
    const messages = queue.receive(numberOf(input.MaxNumberOfMessages) ?? 1, numberOf(input.VisibilityTimeout));
    if (messages.length > 0 || Date.now() >= until) {
      const Messages = messages.map((message) => ({
        MessageId: message.id,
        ReceiptHandle: message.receiptHandle,
        Body: message.body,
        MD5OfBody: md5(message.body),
        Attributes: systemAttributes(message),
        MessageAttributes: message.attributes,
      }));
      return Messages.length > 0 ? { Messages } : {};
    }
    await sleep(50);
  }
}

/** The batch forms answer for each entry: one wrong entry does not stop the others. */
function perEntry(input: Input, run: (entry: Input) => unknown): unknown {
  const Successful: unknown[] = [];
  const Failed: unknown[] = [];
  for (const entry of listOfFields(input.Entries)) {
    try {
      Successful.push({ Id: entry.Id, ...fieldsOf(run(entry)) });
    } catch (error) {
      const code = error instanceof AwsError ? error.code : 'InternalError';
      Failed.push({ Id: entry.Id, SenderFault: true, Code: code, Message: String(error) });
    }
  }
  return { Successful, Failed };
}

/** SQS's JSON protocol over the given queues. */
export function createSqs(queues: readonly Queue[]): AwsService {
  const find = ({ QueueUrl }: Input): Queue => {
    const queue = queues.find(({ definition }) => String(QueueUrl).endsWith(`/${definition.name}`));
    if (!queue) throw unknownQueue();
    return queue;
  };
  const remove = (queue: Queue) => (entry: Input) => {
    queue.delete(String(entry.ReceiptHandle));
    return {};
  };
  const changeVisibility = (queue: Queue) => (entry: Input) => {
    queue.changeVisibility(String(entry.ReceiptHandle), numberOf(entry.VisibilityTimeout) ?? 0);
    return {};
  };
  return jsonService({
    sendMessage: (input) => sendTo(find(input), input),
    sendMessageBatch: (input) => {
      const queue = find(input);
      return perEntry(input, (entry) => sendTo(queue, entry));
    },
    receiveMessage: (input) => receiveFrom(find(input), input),
    deleteMessage: (input) => remove(find(input))(input),
    deleteMessageBatch: (input) => perEntry(input, remove(find(input))),
    changeMessageVisibility: (input) => changeVisibility(find(input))(input),
    changeMessageVisibilityBatch: (input) => perEntry(input, changeVisibility(find(input))),
    getQueueUrl: ({ QueueName }) => {
      const queue = queues.find(({ definition }) => definition.name === QueueName);
      if (!queue) throw unknownQueue();
      return { QueueUrl: queue.definition.url };
    },
    getQueueAttributes: (input) => {
      const queue = find(input);
      return { Attributes: { QueueArn: queue.definition.arn, ApproximateNumberOfMessages: String(queue.length) } };
    },
  });
}
