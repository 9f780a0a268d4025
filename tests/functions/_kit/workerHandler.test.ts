import { expect, it } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { workerHandler } from '../../../functions/_kit/workerHandler.ts';
import { startBackend } from '../../support/api.ts';

const { logLines } = await startBackend();

it('gives the work its result back and logs its counts as metrics', async () => {
  const handler = workerHandler(
    'countThings',
    async (event: { things: number }, ctx) => {
      ctx.count('sent', event.things);
      ctx.count('sent');
      return 'done';
    },
    wiring,
  );
  expect(await handler({ things: 2 })).toBe('done');
  const line = JSON.parse(logLines.at(-1)!);
  expect(line).toMatchObject({ level: 'info', operation: 'countThings', sent: 3, serverErrors: 0 });
  expect(line._aws.CloudWatchMetrics[0].Metrics).toContainEqual({ Name: 'sent', Unit: 'Count' });
});

it('throws on what the work throws, so that it is tried again, and keeps its message out of the log', async () => {
  const work = async () => Promise.reject(new TypeError('patient 784198500000017'));
  await expect(workerHandler('failing', work, wiring)({})).rejects.toThrow(TypeError);
  expect(JSON.parse(logLines.at(-1)!)).toMatchObject({ level: 'error', error: 'TypeError', serverErrors: 1 });
  expect(logLines.at(-1)).not.toContain('784198500000017');
});
