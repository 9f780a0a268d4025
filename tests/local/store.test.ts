import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { endProcess, freePort } from '../../infra/local/store/childProcess.ts';
import { openDataDirectory } from '../../infra/local/store/dataDirectory.ts';
import { type Store, startStore } from '../../infra/local/store/dynoxide.ts';
import { startEngine } from '../../infra/local/store/engine.ts';
import { removeExpiredItems } from '../../infra/local/store/expiry.ts';
import { storeClient } from '../../infra/local/store/prepareStore.ts';
import { createMissingTables } from '../../infra/local/store/tables.ts';
import type { TableDefinition } from '../../infra/local/template/data.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const table: TableDefinition = {
  name: 'things',
  keySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  attributes: [text('pk'), text('sk')],
  globalIndexes: [],
  localIndexes: [],
  expiresAttribute: 'expiresAt',
};
const withIndex: TableDefinition = {
  ...table,
  attributes: [...table.attributes, text('owner')],
  globalIndexes: [
    {
      IndexName: 'byOwner',
      KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

const stores: Store[] = [];
const start = async (databaseFile?: string) => {
  const store = await startStore({ databaseFile });
  stores.push(store);
  return store;
};
const clientOf = ({ href }: URL) => {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  return new DynamoDBClient({ endpoint: href, region: 'local', credentials, maxAttempts: 1 });
};
const put = (client: DynamoDBClient, sk: string, expiresAt?: number) =>
  client.send(
    new PutItemCommand({
      TableName: 'things',
      Item: { pk: { S: 'a' }, sk: { S: sk }, ...(expiresAt ? { expiresAt: { N: String(expiresAt) } } : {}) },
    }),
  );
const has = async (client: DynamoDBClient, sk: string) => {
  const key = { pk: { S: 'a' }, sk: { S: sk } };
  return (await client.send(new GetItemCommand({ TableName: 'things', Key: key }))).Item !== undefined;
};

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

describe('the store', () => {
  it('keeps every answered write when it is killed under parallel writes, and comes back by itself', async () => {
    const store = await start(join(temporaryFolder(), 'store.db'));
    await createMissingTables(await storeClient(store), [table]);
    const answered: string[] = [];
    let isWriting = true;
    const writer = async (name: string) => {
      for (let count = 0; isWriting; count += 1) {
        const client = clientOf(await store.address());
        const sk = `${name}-${count}`;
        await put(client, sk)
          .then(() => answered.push(sk))
          .catch(() => undefined);
        client.destroy();
      }
    };
    const writers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(writer);
    for (let round = 0; round < 3; round += 1) {
      const before = answered.length;
      await until(() => answered.length >= before + 50);
      endProcess(store.pid() ?? 0, 'SIGKILL');
    }
    isWriting = false;
    await Promise.all(writers);
    // The runner may not have noticed the last death yet.
    await expect.poll(async () => has(await storeClient(store), answered[0] ?? '')).toBe(true);
    const client = await storeClient(store);
    const found = await Promise.all(answered.map((sk) => has(client, sk)));
    expect(answered.length).toBeGreaterThanOrEqual(150);
    expect(found.filter((isFound) => !isFound)).toEqual([]);
  });

  it('leaves a port to the program that has it, although that answers as a store would', async () => {
    const other = createServer((_, response) => void response.end('{"TableNames":["another"]}')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const taken = (other.address() as AddressInfo).port;
    const ports = [taken, taken];
    const { child, url } = await startEngine(undefined, undefined, async () => ports.shift() ?? freePort());
    onTestFinished(() => endProcess(child.pid, 'SIGKILL'));
    expect(ports).toEqual([]);
    expect(Number(url.port)).not.toBe(taken);
    const { TableNames } = await clientOf(url).send(new ListTablesCommand({}));
    expect(TableNames).toEqual([]);
  });

  it('says why it cannot start, and tries no other port for that', async () => {
    const file = join(temporaryFolder(), 'store.db');
    writeFileSync(file, 'no database, and long enough to look like one'.repeat(100));
    let tries = 0;
    const countedPort = () => {
      tries += 1;
      return freePort();
    };
    await expect(startEngine(file, undefined, countedPort)).rejects.toThrow(
      /The store ended while it started\. .*not a valid SQLite database/s,
    );
    expect(tries).toBe(1);
  });

  it('adds an index to a table that is already there, and keeps its items', async () => {
    const client = await storeClient(await start());
    await createMissingTables(client, [table]);
    await put(client, 'kept');
    await createMissingTables(client, [withIndex]);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'things' }));
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['byOwner']);
    expect(await has(client, 'kept')).toBe(true);
  });

  it('loses what has expired, and nothing else', async () => {
    const client = await storeClient(await start());
    await createMissingTables(client, [table]);
    const now = new Date('2026-06-01T00:00:00Z');
    const seconds = now.getTime() / 1000;
    await Promise.all([put(client, 'old', seconds - 1), put(client, 'new', seconds + 1), put(client, 'always')]);
    expect(await removeExpiredItems(client, [table], now)).toBe(1);
    expect([await has(client, 'old'), await has(client, 'new'), await has(client, 'always')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('the data directory', () => {
  it('belongs to one runner at a time', () => {
    const path = temporaryFolder();
    const data = openDataDirectory(path);
    expect(() => openDataDirectory(path)).toThrow('WASLA_DATA');
    data.release();
    openDataDirectory(path).release();
  });

  it('is taken over from a runner that was killed, and its store is ended', async () => {
    const path = temporaryFolder();
    const databaseFile = join(path, 'store', 'wasla.db');
    mkdirSync(join(path, 'store'));
    writeFileSync(join(path, 'runner.lock'), JSON.stringify({ pid: 2_000_000_000, startedAt: '1' }));
    const orphan = spawn('sleep', ['60'], { argv0: databaseFile });
    writeFileSync(`${databaseFile}.pid`, String(orphan.pid));
    const ended = once(orphan, 'exit');
    openDataDirectory(path).release();
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('leaves a process alone that only has the number of an old store', async () => {
    const path = temporaryFolder();
    mkdirSync(join(path, 'store'));
    const other = spawn('sleep', ['60']);
    writeFileSync(join(path, 'store', 'wasla.db.pid'), String(other.pid));
    openDataDirectory(path).release();
    // The first signal is the one that a process dies of.
    const ended = once(other, 'exit');
    other.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });
});
