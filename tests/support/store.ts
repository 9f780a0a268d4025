import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { freePort } from '../../infra/local/store/childProcess.ts';
import { projectionOf, type TableDefinition, type TableName, tables } from '../../infra/tables.ts';

const enginePath = (): string => {
  const platform = `@dynoxide/${process.platform}-${process.arch}`;
  return createRequire(import.meta.url).resolve(`${platform}/dynoxide`);
};

// The shell ends the engine when its input closes, so that the engine never outlives a test process, killed ones included. A file that
// may not grow is an error of writing to it, as on a full disk, and not its end.
const watchedEngine = `trap '' XFSZ; "$0" "$@" >/dev/null 2>&1 & engine=$!; cat >/dev/null; kill $engine`;

async function startEngine(databaseFile?: string): Promise<{ endpoint: string; engine: ChildProcess }> {
  const port = await freePort();
  const place = databaseFile ? ['--db-path', databaseFile] : [];
  const settings = ['serve', '--host', '127.0.0.1', '--port', String(port), ...place];
  const engine = spawn('/bin/sh', ['-c', watchedEngine, enginePath(), ...settings], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const endpoint = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isUp) return { endpoint, engine };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The store did not start');
}

const stringAttributes = (names: Iterable<string>) =>
  [...new Set(names)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));

const keySchema = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];

function createTable(name: TableName, { indexes = {} }: TableDefinition): CreateTableCommand {
  const secondary = Object.entries(indexes).map(([IndexName, index]) => ({
    IndexName,
    KeySchema: keySchema(index.pk, index.sk),
    Projection: projectionOf(index),
  }));
  return new CreateTableCommand({
    TableName: `test-${name}`,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema('pk', 'sk'),
    AttributeDefinitions: stringAttributes(['pk', 'sk', ...Object.values(indexes).flatMap(({ pk, sk }) => [pk, sk])]),
    ...(secondary.length > 0 ? { GlobalSecondaryIndexes: secondary } : {}),
  });
}

export interface OpenStore {
  readonly store: DynamoDBDocumentClient;
  readonly close: () => void;
  /** The shell whose child the engine is. */
  readonly shell: number | undefined;
}

/**
 * Starts an empty store with every table of infra/tables.ts, and points the environment at it. It is in memory, unless it is given a
 * file that is not there yet. The caller closes it.
 */
export async function openStore(databaseFile?: string): Promise<OpenStore> {
  const { endpoint, engine } = await startEngine(databaseFile);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'me-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  const client = new DynamoDBClient({});
  for (const [name, definition] of Object.entries(tables)) {
    await client.send(createTable(name as TableName, definition));
    process.env[`${name.toUpperCase()}_TABLE`] = `test-${name}`;
  }
  const close = () => {
    client.destroy();
    engine.stdin?.end();
  };
  const shell = engine.pid;
  return {
    store: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    close,
    shell,
  };
}

/** A store for this test file: `const store = await startStore()` at its top. It ends with the file. */
export async function startStore(): Promise<DynamoDBDocumentClient> {
  const { store, close } = await openStore();
  afterAll(close);
  return store;
}
