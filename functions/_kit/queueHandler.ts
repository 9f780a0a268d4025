import type { Context as LambdaContext, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { causedBy } from './cause.ts';
import { writeFailure, writeLine } from './log.ts';
import type { Wiring } from './wiring.ts';

/** How the handling of one message ended, for its log line. */
export interface Handled {
  /** In one word: `settled`, `notDue`. */
  readonly outcome: string;
  /** What the message was about: ids, never data of a person. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The numbers of the log line that are metrics too. */
  readonly counts?: Record<string, number>;
  /** What failed although the message is done, because its record says when it is tried again. */
  readonly error?: unknown;
}

async function handle(
  { name, work, wiring }: { name: string; work: (record: SQSRecord) => Promise<Handled>; wiring: Wiring },
  record: SQSRecord,
): Promise<boolean> {
  const line = { operation: name, startedAt: wiring.now(), requestId: record.messageId };
  try {
    const { outcome, fields, counts, error } = await work(record);
    const end = { ...line, fields: { ...fields, outcome }, ...(counts && { counts }) };
    if (error === undefined) writeLine(wiring, { ...end, isServerError: false });
    else await writeFailure(wiring, { ...end, error });
    return true;
  } catch (error) {
    await writeFailure(wiring, { ...line, fields: { outcome: 'serverError' }, error });
    return false;
  }
}

/**
 * The Lambda handler of a queue's consumer: handles the messages of a delivery at the same time and writes one log line for each. A
 * message whose work throws goes back to the queue, and no other of its delivery does.
 *
 * @example export const handler = queueHandler('buryOutbox', async ({ body }) => ({ outcome: await bury(outboxIdOf(body)) }), wiring);
 */
export function queueHandler(
  name: string,
  work: (record: SQSRecord) => Promise<Handled>,
  wiring: Wiring,
): (event: SQSEvent, context?: LambdaContext) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const isDone = await Promise.all(
      Records.map((record) => causedBy(null, wiring, () => handle({ name, work, wiring }, record))),
    );
    const failed = Records.filter((_, at) => !isDone[at]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
