import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Queue } from '../../infra/local/aws/queue.ts';
import type { LocalLambda } from '../../infra/local/functions/lambda.ts';
import { consumeQueue } from '../../infra/local/functions/queueConsumer.ts';
import { runOnSchedules } from '../../infra/local/functions/schedule.ts';
import type { QueueDefinition } from '../../infra/local/template/data.ts';
import { rateMs } from '../../infra/local/template/triggers.ts';
import { aLambda } from '../support/localLambda.ts';

const running: LocalLambda[] = [];
const started = (...args: Parameters<typeof aLambda>) => {
  const lambda = aLambda(...args);
  running.push(lambda);
  return lambda;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((lambda) => lambda.close()));
});

describe('a function', () => {
  it('sees its own environment and nothing of the runner', async () => {
    const source = 'export const handler = async () => ({ own: process.env.OWN, names: Object.keys(process.env) })';
    const lambda = started(source, { environment: { OWN: 'mine' } });
    expect(await lambda.invoke({})).toEqual({ own: 'mine', names: ['OWN'] });
  });

  it('is given its event, a request id and the time that is left', async () => {
    const source = `export const handler = async (event, context) =>
      ({ event, id: context.awsRequestId.length, left: context.getRemainingTimeInMillis(), name: context.functionName })`;
    const beganAt = Date.now();
    const answer = (await started(source, { timeoutMs: 60_000 }).invoke({ a: 1 })) as { left: number };
    expect(answer).toMatchObject({ event: { a: 1 }, id: 36, name: 'example' });
    expect(answer.left).toBeLessThanOrEqual(60_000);
    expect(answer.left).toBeGreaterThanOrEqual(60_000 - (Date.now() - beganAt));
  });

  it('runs several invocations at a time', async () => {
    // Each waits for the third: one at a time, none of them would end.
    const lambda = started(`let open = 0; let go; const three = new Promise((r) => { go = r });
      export const handler = async () => { if (++open === 3) go(); await three; return open }`);
    expect(await Promise.all([lambda.invoke({}), lambda.invoke({}), lambda.invoke({})])).toEqual([3, 3, 3]);
  });

  it('reports its own error and goes on', async () => {
    const lines: string[] = [];
    const source = `export const handler = async ({ bad }) => { if (bad) throw new TypeError('not good'); return 'good' }`;
    const lambda = started(source, {}, (line) => lines.push(line));
    await expect(lambda.invoke({ bad: true })).rejects.toMatchObject({ errorType: 'TypeError', message: 'not good' });
    expect(lines.join('')).toContain('TypeError: not good');
    expect(await lambda.invoke({})).toBe('good');
  });

  it('starts again after a crash', async () => {
    const lambda = started(
      `export const handler = async ({ crash }) => { if (crash) process.exit(3); return 'alive' }`,
    );
    await expect(lambda.invoke({ crash: true })).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await lambda.invoke({})).toBe('alive');
  });

  it('is loaded by its first call, and leaves when nobody calls for a while', async () => {
    const source = 'let calls = 0; export const handler = async () => ++calls';
    const lambda = started(source, {}, undefined, 1);
    expect(lambda.isLoaded).toBe(false);
    expect(await lambda.invoke({})).toBe(1);
    await expect.poll(() => lambda.isLoaded).toBe(false);
    expect(await lambda.invoke({})).toBe(1);
  });

  it('stays loaded while a call runs in it, however long', async () => {
    const source = `let open; let calls = 0;
      export const handler = async ({ isShort, ends }) => { calls++; if (ends) open(); else if (!isShort) await new Promise((r) => { open = r }); return calls }`;
    const lambda = started(source, {}, undefined, 1);
    const long = lambda.invoke({});
    const short = lambda.invoke({ isShort: true });
    expect(await short).toBe(2);
    // Long enough for a timer that does not ask what still runs.
    await sleep(50);
    expect(await lambda.invoke({ ends: true })).toBe(3);
    expect(await long).toBe(3);
  });

  it('reports a bundle that cannot be loaded', async () => {
    await expect(started(`throw new Error('no start')`).invoke({})).rejects.toThrow('no start');
  });

  it('that the machine refuses a thread fails this one call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      // Node takes no such environment, and throws before there is a thread.
      const environment = { OWN: Symbol('no text') as unknown as string };
      await expect(started('export const handler = async () => 1', { environment }).invoke({})).rejects.toThrow();
      // What was to end a thread that does not load finds none.
      expect(() => vi.advanceTimersByTime(60 * 60_000)).not.toThrow();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is stopped at its timeout, even when it never gives the processor back', async () => {
    const source = `export const handler = async ({ hang }) => { while (hang); return 'alive' }`;
    const timedOut = { errorType: 'Sandbox.Timedout' };
    await expect(started(source, { timeoutMs: 300 }).invoke({ hang: true })).rejects.toMatchObject(timedOut);
    // The caller may have less time than the function.
    const lambda = started(source);
    await lambda.invoke({});
    await expect(lambda.invoke({ hang: true }, 300)).rejects.toMatchObject(timedOut);
    expect(await lambda.invoke({})).toBe('alive');
  });
});

const definition: QueueDefinition = {
  name: 'work',
  arn: 'arn:aws:sqs:me-central-1:000000000000:work',
  url: 'http://127.0.0.1/0/work',
  delaySeconds: 0,
  visibilitySeconds: 1,
  retentionSeconds: 3600,
  deadLetter: { arn: 'arn:dead', maxReceiveCount: 3 },
};
const source = {
  queueArn: definition.arn,
  functionArn: '',
  batchSize: 10,
  batchingWindowSeconds: 0,
  concurrency: 2,
  reportsItemFailures: true,
};

/** Sends the messages and answers when none is left. Time passes only between two batches, so that none comes back while it is handled. */
async function consumed(bodies: string[], code: string, settings = source) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const dead = new Queue({ definition: { ...definition, name: 'dead', arn: 'arn:dead', deadLetter: undefined } });
  const queue = new Queue({ definition, deadLetters: () => dead });
  const lambda = started(code, {}, (line) => lines.push(...line.split('\n').filter(Boolean)));
  // A busy machine loads it for longer than a message stays hidden.
  await lambda.invoke({ Records: [] }).catch(() => undefined);
  lines.length = 0;
  const { batches, invoke } = { batches: { open: 0 }, invoke: lambda.invoke.bind(lambda) };
  vi.spyOn(lambda, 'invoke').mockImplementation((event) => {
    batches.open += 1;
    return invoke(event).finally(() => {
      batches.open -= 1;
    });
  });
  const stop = consumeQueue(queue, lambda, settings);
  for (const body of bodies) queue.send(body);
  const left = () => {
    if (batches.open === 0) vi.setSystemTime(Date.now() + definition.visibilitySeconds * 1000);
    return queue.length;
  };
  await expect.poll(left).toBe(0);
  await stop();
  return { lines, dead: dead.receive(10).map(({ body }) => body) };
}

describe('a queue that starts a function', () => {
  it('hands over a batch as SQS records and deletes what was handled', async () => {
    const { lines, dead } = await consumed(
      ['a', 'b'],
      `export const handler = async ({ Records }) => {
        console.log(Records.map((r) => [r.body, r.eventSource, r.eventSourceARN, r.attributes.ApproximateReceiveCount].join(' ')).join('|'))
      }`,
    );
    await expect.poll(() => lines).toEqual([`a aws:sqs ${definition.arn} 1|b aws:sqs ${definition.arn} 1`]);
    expect(dead).toEqual([]);
  });

  it('hands over again only what the function reported, and gives it up as a dead letter', async () => {
    const { lines, dead } = await consumed(
      ['good', 'bad'],
      `export const handler = async ({ Records }) => {
        for (const { body } of Records) console.log(body);
        return { batchItemFailures: Records.filter((r) => r.body === 'bad').map((r) => ({ itemIdentifier: r.messageId })) }
      }`,
    );
    await expect.poll(() => lines.toSorted()).toEqual(['bad', 'bad', 'bad', 'good']);
    expect(dead).toEqual(['bad']);
  });

  it('takes a reported failure for nothing where the template does not ask for reports', async () => {
    const { dead } = await consumed(
      ['bad'],
      'export const handler = async ({ Records }) => ({ batchItemFailures: [{ itemIdentifier: Records[0].messageId }] })',
      { ...source, reportsItemFailures: false },
    );
    expect(dead).toEqual([]);
  });

  it('hands over the whole batch again when the function fails or reports nonsense', async () => {
    const thrown = await consumed(['a', 'b'], `export const handler = async () => { throw new Error('down') }`);
    expect(thrown.dead.toSorted()).toEqual(['a', 'b']);
    const nonsense = await consumed(
      ['a', 'b'],
      `export const handler = async () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })`,
    );
    expect(nonsense.dead.toSorted()).toEqual(['a', 'b']);
  });
});

it('a queue that cannot be read is told of and read again later', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queue = new Queue({ definition });
  const receive = vi.spyOn(queue, 'receive').mockImplementationOnce(() => {
    throw new Error('no space left on the disk');
  });
  queue.send('a');
  const stop = consumeQueue(queue, started('export const handler = async () => undefined'), source);
  await expect.poll(() => queue.length).toBe(0);
  await stop();
  expect(receive.mock.calls.length).toBeGreaterThan(1);
  expect(told.mock.calls.flat()).toEqual([
    'Reading the queue work failed (Error: no space left on the disk). What waits there is kept and begins later: it is tried again in 1 s.',
  ]);
  told.mockRestore();
});

describe('a schedule', () => {
  it('runs its function at its interval', async () => {
    const lines: string[] = [];
    const lambda = started('export const handler = async (event) => console.log(event.time)', {}, (line) =>
      lines.push(line),
    );
    const invoke = vi.spyOn(lambda, 'invoke');
    const beganAt = Date.now();
    const stop = runOnSchedules([{ schedule: { everyMs: 150, input: {} }, lambda }]);
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2);
    await stop();
    const count = invoke.mock.calls.length;
    await sleep(400);
    expect(invoke).toHaveBeenCalledTimes(count);
    expect(new Date(lines[0]?.trim() ?? '').getTime()).toBeGreaterThanOrEqual(beganAt);
  });

  it('begins one function after the other, those of the shortest intervals first', async () => {
    const told: string[] = [];
    const begun = (name: string, everyMs: number) => ({
      schedule: { everyMs, input: {} },
      lambda: started(
        `console.log('${name} loads'); export const handler = async () => { await new Promise((r) => setTimeout(r, 100)); console.log('${name} ends') }`,
        {},
        (line) => told.push(...line.split('\n').filter(Boolean)),
      ),
    });
    const stop = runOnSchedules([begun('slow', 60_000), begun('quick', 10_000), begun('middle', 30_000)]);
    await expect.poll(() => told).toHaveLength(6);
    await stop();
    expect(told).toEqual(['quick loads', 'quick ends', 'middle loads', 'middle ends', 'slow loads', 'slow ends']);
  });

  it('does not start a function again that still runs', async () => {
    const lines: string[] = [];
    const source = `let open = 0; export const handler = async () => {
      console.log(++open); await new Promise((r) => setTimeout(r, 300)); open--;
    }`;
    const lambda = started(source, {}, (line) => lines.push(...line.split('\n').filter(Boolean)));
    const stop = runOnSchedules([{ schedule: { everyMs: 20, input: {} }, lambda }]);
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
    await stop();
    expect(new Set(lines)).toEqual(new Set(['1']));
  });

  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(2 hours)', 7_200_000],
  ])('reads %s', (expression, ms) => expect(rateMs(expression)).toBe(ms));

  it('refuses an expression that it cannot keep', () => expect(() => rateMs('cron(0 8 * * ? *)')).toThrow('rate()'));
});
