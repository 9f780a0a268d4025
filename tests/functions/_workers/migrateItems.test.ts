import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import type { StoredItem } from '../../../functions/_store/item.ts';
import type { Migration } from '../../../functions/_store/migration.ts';
import { migrateItems } from '../../../functions/_workers/migrateItems.ts';
import { passMinutes, startBackend } from '../../support/api.ts';

const { store } = await startBackend();
const TableName = tableName('members');
const clock = { source: 'aws.events' };

/** Items of a kind of its own, and a migration that gives them the key of an index. */
function aMigration(rest: Partial<Migration> = {}) {
  const kind = randomUUID();
  const migration: Migration = {
    name: kind,
    table: 'members',
    reads: ['name', 'nameKey', 'parts', 'empty', 'old'],
    change: ({ pk, name, nameKey }) => {
      const wanted = String(name).toLowerCase();
      return pk.startsWith(kind) && nameKey !== wanted ? { set: { nameKey: wanted }, remove: ['old'] } : null;
    },
    ...rest,
  };
  const keyOf = (number: number) => ({ pk: `${kind}#${number}`, sk: 'MEMBER' });
  const put = (number: number, also: StoredItem = {}) =>
    store.send(new PutCommand({ TableName, Item: { ...keyOf(number), name: `Person ${number}`, ...also } }));
  const read = async (number: number) => (await store.send(new GetCommand({ TableName, Key: keyOf(number) }))).Item;
  return { migration, put, read, keyOf };
}

type Send = (command: UpdateCommand) => Promise<unknown>;

/** The worker of a migration, for which waiting takes no time; `onChange` stands before each change of an item of its kind. */
function worker(
  migration: Migration,
  onChange: (send: Send, command: UpdateCommand) => Promise<unknown> = (send, c) => send(c),
) {
  const send = store.send.bind(store) as Send;
  const watched = {
    send: (command: UpdateCommand) => {
      const isChange = command instanceof UpdateCommand && command.input.TableName === TableName;
      return isChange ? onChange(send, command) : send(command);
    },
  } as unknown as DynamoDBDocumentClient;
  return migrateItems({ ...wiring, store: watched }, { migrations: [migration], sleep: async () => undefined });
}

describe('migrateItems', () => {
  it('changes every item once, and nothing when it is started again', async () => {
    const { migration, put, read } = aMigration();
    const numbers = Array.from({ length: 230 }, (_, number) => number);
    await Promise.all(numbers.map((number) => put(number, number < 30 ? { nameKey: `person ${number}` } : { old: 1 })));
    const run = worker(migration);
    await run({ start: migration.name });
    expect((await run({}))[0]).toMatchObject({ state: 'running', seen: 0 });
    await run(clock);
    const done = (await run({}))[0];
    expect(done).toMatchObject({ state: 'done', changed: 200, failed: 0 });
    expect(done?.seen).toBeGreaterThanOrEqual(230);
    expect(await read(229)).toEqual({
      pk: `${migration.name}#229`,
      sk: 'MEMBER',
      name: 'Person 229',
      nameKey: 'person 229',
    });
    await run({ start: migration.name });
    await run(clock);
    expect((await run({}))[0]).toMatchObject({ state: 'done', changed: 0, failed: 0 });
  });

  it('tells of a migration that was not started, and refuses one that there is not', async () => {
    const { migration } = aMigration();
    const run = worker(migration);
    expect((await run({}))[0]).toMatchObject({ state: 'notStarted', seen: 0, changed: 0 });
    await expect(run({ start: 'another' })).rejects.toThrow(`There is no migration another, only: ${migration.name}`);
    await expect(run({ begin: migration.name })).rejects.toThrow();
    expect((await run({}))[0]).toMatchObject({ state: 'notStarted' });
  });

  it.each([
    ['changes', { name: 'Somebody ELSE', other: 'kept' }, { nameKey: 'somebody else' }],
    [
      'changes in an attribute that the migration only looks at',
      { name: 'Person 1', parts: { list: [2] } },
      { nameKey: 'person 1' },
    ],
    ['changes by adding what was not there', { name: 'Person 1', nameKey: 'person 1' }, {}],
    ['removes', null, null],
  ])('loses nothing of an item that somebody %s meanwhile', async (_how, meanwhile, added) => {
    const { migration, put, read, keyOf } = aMigration();
    await put(1, { parts: { list: [1, { two: 'b' }] }, empty: null });
    let tries = 0;
    const run = worker(migration, async (send, command) => {
      tries += 1;
      if (tries === 1 && meanwhile)
        await store.send(new PutCommand({ TableName, Item: { ...keyOf(1), ...meanwhile } }));
      if (tries === 1 && !meanwhile) await store.send(new DeleteCommand({ TableName, Key: keyOf(1) }));
      return send(command);
    });
    await run({ start: migration.name });
    await run(clock);
    expect(await read(1)).toEqual(meanwhile ? { ...keyOf(1), ...meanwhile, ...added } : undefined);
    expect((await run({}))[0]).toMatchObject({ state: 'done', failed: 0 });
  });

  it('goes on after a worker that died, without changing an item a second time', async () => {
    const { migration, put, read } = aMigration();
    const numbers = Array.from({ length: 120 }, (_, number) => number);
    await Promise.all(numbers.map((number) => put(number)));
    const changed: string[] = [];
    let isDying = true;
    const run = worker(migration, async (send, command) => {
      // Its last change arrived, and nothing that it did afterwards.
      if (isDying && changed.length >= 45) throw new Error('died');
      const answer = await send(command);
      changed.push(String(command.input.Key?.pk));
      return answer;
    });
    await run({ start: migration.name });
    await expect(run(clock)).rejects.toThrow('died');
    isDying = false;
    await run(clock);
    // What the dead worker held is its until the lease is over.
    expect((await run({}))[0]).toMatchObject({ state: 'running' });
    passMinutes(2);
    await run(clock);
    expect((await run({}))[0]).toMatchObject({ state: 'done', failed: 0 });
    expect(changed.sort()).toEqual(numbers.map((number) => `${migration.name}#${number}`).sort());
    for (const number of numbers) expect((await read(number))?.nameKey).toBe(`person ${number}`);
  });

  it('stops where another worker has taken its part', async () => {
    const { migration, put } = aMigration();
    await put(1);
    let hasTaken = false;
    const run = worker(migration, async (send, command) => {
      if (!hasTaken) {
        hasTaken = true;
        passMinutes(2);
        await run(clock);
      }
      return send(command);
    });
    await run({ start: migration.name });
    await run(clock);
    expect((await run({}))[0]).toMatchObject({ state: 'done', changed: 1 });
  });

  it('passes over an item that it cannot change, and counts it', async () => {
    const { migration, put, read } = aMigration({
      change: ({ pk, name, nameKey }) => {
        if (!pk.startsWith(migration.name) || nameKey) return null;
        if (name === 'Person 2') throw new Error('not as expected');
        // The store refuses a text that is empty as the key of an index, and the migration what it would do again and again.
        return { set: { nameKey: name === 'Person 3' ? '' : 'key' } };
      },
    });
    await Promise.all([1, 2, 3].map((number) => put(number)));
    const run = worker(migration);
    await run({ start: migration.name });
    await run(clock);
    expect((await run({}))[0]).toMatchObject({ state: 'done', changed: 1, failed: 2 });
    expect([await read(1), await read(2)].map((item) => item?.nameKey)).toEqual(['key', undefined]);
  });

  it('spends no more units in a second than it may, and as many as it may from then on', async () => {
    const { migration, put } = aMigration();
    await Promise.all(Array.from({ length: 60 }, (_, number) => put(number)));
    let waitedMs = 0;
    const sleep = async (ms: number): Promise<void> => {
      waitedMs += ms;
    };
    const run = migrateItems(wiring, { migrations: [migration], sleep });
    await run({ start: migration.name, unitsPerSecond: 40 });
    await run(clock);
    // 60 writes of one unit at least, in four parts of ten units a second each.
    expect(waitedMs).toBeGreaterThanOrEqual(5500);
    const slow = waitedMs;
    await run({ start: migration.name, unitsPerSecond: 10 });
    await run({ start: migration.name, unitsPerSecond: 10_000 });
    await run(clock);
    expect(waitedMs - slow).toBeLessThan(1000);
  });
});

it('only one file of the functions reads whole tables', () => {
  const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const scanning = files.filter((name) =>
    /\bScan(Command|Input)|paginateScan/.test(readFileSync(join('functions', name), 'utf8')),
  );
  expect(scanning).toEqual([join('_store', 'segment.ts')]);
});
