import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queue } from '../../infra/local/aws/queue.ts';
import { Queue as LocalQueue } from '../../infra/local/aws/queue.ts';
import { openQueues } from '../../infra/local/aws/queues.ts';
import type { QueueDefinition } from '../../infra/local/template/data.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const definition = (name: string, rest: Partial<QueueDefinition> = {}): QueueDefinition => ({
  name,
  arn: `arn:aws:sqs:me-central-1:000000000000:${name}`,
  url: `http://127.0.0.1/000000000000/${name}`,
  delaySeconds: 0,
  visibilitySeconds: 30,
  retentionSeconds: 3600,
  ...rest,
});
const dead = definition('dead');
const work = definition('work', { deadLetter: { arn: dead.arn, maxReceiveCount: 2 } });

let now = 0;
let deadLetters: Queue;
let queue: Queue;

beforeEach(() => {
  now = 1_000_000;
  deadLetters = new LocalQueue({ definition: dead, now: () => now });
  queue = new LocalQueue({ definition: work, now: () => now, deadLetters: () => deadLetters });
});

describe('a queue', () => {
  it('hands out a message once until its visibility ends, then again', () => {
    queue.send('one');
    expect(queue.receive(10)).toMatchObject([{ body: 'one', receiveCount: 1 }]);
    expect(queue.receive(10)).toEqual([]);
    now += 30_000;
    expect(queue.receive(10)).toMatchObject([{ body: 'one', receiveCount: 2 }]);
  });

  it('hides a delayed message until its time', () => {
    queue.send('later', 5);
    expect(queue.receive(1)).toEqual([]);
    expect(queue.nextVisibleAt()).toBe(now + 5_000);
    now += 5_000;
    expect(queue.receive(1)).toHaveLength(1);
  });

  it('deletes by the latest receipt only', () => {
    queue.send('one');
    const [first] = queue.receive(1);
    now += 30_000;
    const [second] = queue.receive(1);
    expect(queue.delete(first?.receiptHandle ?? '')).toBe(false);
    expect(queue.delete(second?.receiptHandle ?? '')).toBe(true);
    expect(queue.length).toBe(0);
  });

  it('moves a message to the dead letters when it was received too often', () => {
    queue.send('poison');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(queue.receive(1)).toHaveLength(1);
      now += 30_000;
    }
    expect(queue.receive(1)).toEqual([]);
    expect(queue.length).toBe(0);
    expect(deadLetters.receive(1)).toMatchObject([{ body: 'poison' }]);
  });

  it('drops what is older than its retention', () => {
    queue.send('old');
    now += 3_600_000;
    expect(queue.receive(1)).toEqual([]);
    expect(queue.length).toBe(0);
  });
});

describe('a queue that is kept in a file', () => {
  it('finds every message again after a process that did not close it, and forgets deleted ones', () => {
    const directory = temporaryFolder();
    const [before] = openQueues([work], directory);
    for (const body of ['a', 'b', 'c']) before?.send(body);
    const [received] = before?.receive(1) ?? [];
    before?.delete(received?.receiptHandle ?? '');
    // A line that a killed process wrote half of.
    writeFileSync(join(directory, 'work.jsonl'), '{"put":{"id":"half', { flag: 'a' });

    const [after] = openQueues([work], directory);
    expect(after?.receive(10).map(({ body }) => body)).toEqual(['b', 'c']);
  });
});

it('a queue whose file cannot be shortened goes on, and loses nothing', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const directory = temporaryFolder();
  const file = join(directory, 'work.jsonl');
  const [kept] = openQueues([work], directory);
  kept?.send('first');
  // A folder stands where the shorter file would be written.
  mkdirSync(`${file}.new`);
  for (let times = 0; times < 1_100; times += 1) {
    const { receiptHandle } = kept?.receive(1, 0)[0] ?? {};
    kept?.changeVisibility(receiptHandle ?? '', 0);
    kept?.send(`${times}`);
    for (const message of kept?.receive(10, 0) ?? [])
      if (message.body !== 'first') kept?.delete(message.receiptHandle ?? '');
  }
  expect(told.mock.calls.flat().join()).toMatch(/Shortening .+work\.jsonl failed \(Error: EISDIR.+Nothing is lost/);
  kept?.send('last');
  kept?.close();
  rmSync(`${file}.new`, { recursive: true });
  const [again] = openQueues([definition('work')], directory);
  expect(again?.receive(10).map(({ body }) => body)).toEqual(expect.arrayContaining(['first', 'last']));
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(10);
  again?.close();
  told.mockRestore();
});
