import type { SQSEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { queueHandler } from '../../../functions/_kit/queueHandler.ts';
import { startBackend } from '../../support/api.ts';

const { logLines } = await startBackend();

const deliveryOf = (...bodies: string[]) =>
  ({ Records: bodies.map((body) => ({ messageId: `message-${body}`, body })) }) as unknown as SQSEvent;
const linesOf = (operation: string) =>
  logLines.map((line) => JSON.parse(line)).filter((line) => line.operation === operation);

it('gives back to the queue the messages that failed, and no others', async () => {
  const handler = queueHandler(
    'someFail',
    async ({ body }) => {
      if (body === 'bad') throw new TypeError('patient 784198500000017');
      return { outcome: 'done', fields: { body }, counts: { handled: 1 } };
    },
    wiring,
  );
  expect(await handler(deliveryOf('one', 'bad', 'two'))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message-bad' }],
  });
  expect(linesOf('someFail')).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ requestId: 'message-one', body: 'one', outcome: 'done', handled: 1, serverErrors: 0 }),
      expect.objectContaining({
        requestId: 'message-bad',
        outcome: 'serverError',
        error: 'TypeError',
        serverErrors: 1,
      }),
    ]),
  );
  expect(logLines.join()).not.toContain('784198500000017');
});

it('logs what failed although the message is done', async () => {
  const work = async () => ({ outcome: 'serverError', error: new RangeError('too far') });
  expect(await queueHandler('doneAnyway', work, wiring)(deliveryOf('one'))).toEqual({ batchItemFailures: [] });
  expect(linesOf('doneAnyway')).toMatchObject([{ level: 'error', error: 'RangeError', serverErrors: 1 }]);
});
