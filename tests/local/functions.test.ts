import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Queue } from '../../infra/local/aws/queue.ts';
import type { LocalLambda } from '../../infra/local/functions/lambda.ts';
import { consumeQueue } from '../../infra/local/functions/queueConsumer.ts';
import { runOnSchedule } from '../../infra/local/functions/schedule.ts';
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
    const answer = (await started(source).invoke({ a: 1 })) as { left: number };
    expect(answer).toMatchObject({ event: { a: 1 }, id: 36, name: 'example' });
    expect(answer.left).toBeGreaterThan(4_000);
    expect(answer.left).toBeLessThanOrEqual(5_000);
  });

  it('runs several invocations at a time', async () => {
    const lambda = started(`let open = 0; let most = 0;
      export const handler = async () => { most = Math.max(most, ++open); await new Promise((r) => setTimeout(r, 100)); open--; return most }`);
    const answers = await Promise.all([lambda.invoke({}), lambda.invoke({}), lambda.invoke({})]);
    expect(Math.max(...answers.map(Number))).toBe(3);
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
    await vi.waitFor(() => expect(lambda.isLoaded).toBe(false), { timeout: 20_000 });
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

  it('is stopped at its timeout, even when it never gives the processor back', async () => {
    const lambda = started(`export const handler = async ({ hang }) => { while (hang); return 'alive' }`, {
      timeoutMs: 300,
    });
    await lambda.invoke({});
    await expect(lambda.invoke({ hang: true })).rejects.toMatchObject({ errorType: 'Sandbox.Timedout' });
    expect(await lambda.invoke({})).toBe('alive');
  });
});

const definition: QueueDefinition = {
  name: 'work',
  arn: 'arn:aws:sqs:me-central-1:000000000000:work',
  url: 'http://127.0.0.1/0/work',
  delaySeconds: 0,
  // Long enough for a busy machine: a message that comes back while it is being handled would be handled twice.
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

async function consumed(bodies: string[], code: string, settings = source) {
  const lines: string[] = [];
  const dead = new Queue({ definition: { ...definition, name: 'dead', arn: 'arn:dead', deadLetter: undefined } });
  const queue = new Queue({ definition, deadLetters: () => dead });
  const stop = consumeQueue(
    queue,
    started(code, {}, (line) => lines.push(...line.split('\n').filter(Boolean))),
    settings,
  );
  for (const body of bodies) queue.send(body);
  await vi.waitFor(() => expect(queue.length).toBe(0), { timeout: 60_000, interval: 20 });
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
    expect(lines).toEqual([`a aws:sqs ${definition.arn} 1|b aws:sqs ${definition.arn} 1`]);
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
    expect(lines.filter((line) => line === 'good')).toHaveLength(1);
    expect(lines.filter((line) => line === 'bad')).toHaveLength(3);
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

describe('a schedule', () => {
  it('runs its function at its interval', async () => {
    const lines: string[] = [];
    const lambda = started('export const handler = async (event) => console.log(event.time)', {}, (line) =>
      lines.push(line),
    );
    const stop = runOnSchedule({ name: 'sweep', everyMs: 150, functionArn: '', input: {} }, lambda);
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(2), { timeout: 60_000 });
    await stop();
    const count = lines.length;
    await sleep(400);
    expect(lines).toHaveLength(count);
    expect(new Date(lines[0]?.trim() ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(2 hours)', 7_200_000],
  ])('reads %s', (expression, ms) => expect(rateMs(expression)).toBe(ms));

  it('refuses an expression that it cannot keep', () => expect(() => rateMs('cron(0 8 * * ? *)')).toThrow('rate()'));
});
