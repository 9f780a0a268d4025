import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { projectionOf, type TableDefinition, tables } from '../../infra/tables.ts';
import { ownEngine, type StoreEngine, sharedEngine } from './storeEngine.ts';

const stringAttributes = (names: Iterable<string>) =>
  [...new Set(names)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));

const keySchema = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];

function createTable(name: string, { indexes = {} }: TableDefinition): CreateTableCommand {
  const secondary = Object.entries(indexes).map(([IndexName, index]) => ({
    IndexName,
    KeySchema: keySchema(index.pk, index.sk),
    Projection: projectionOf(index),
  }));
  return new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema('pk', 'sk'),
    AttributeDefinitions: stringAttributes(['pk', 'sk', ...Object.values(indexes).flatMap(({ pk, sk }) => [pk, sk])]),
    ...(secondary.length > 0 ? { GlobalSecondaryIndexes: secondary } : {}),
  });
}

export interface OpenStore {
  readonly store: DynamoDBDocumentClient;
  readonly close: () => void;
  /** The engine's process. */
  readonly enginePid: number;
}

/** Makes every table of infra/tables.ts in an engine, under names that begin with the stem, and points the environment at them. */
async function makeTables(
  { endpoint }: StoreEngine,
  stem: string,
): Promise<{ client: DynamoDBClient; names: string[] }> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'me-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  const client = new DynamoDBClient({});
  const names: string[] = [];
  for (const [table, definition] of Object.entries(tables)) {
    const name = `${stem}-${table}`;
    await client.send(createTable(name, definition));
    process.env[`${table.toUpperCase()}_TABLE`] = name;
    names.push(name);
  }
  return { client, names };
}

const documents = (client: DynamoDBClient): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/**
 * Starts an empty store with every table of infra/tables.ts, and points the environment at it. It is in memory, unless it is given a
 * file that is not there yet. The caller closes it.
 */
export async function openStore(databaseFile?: string): Promise<OpenStore> {
  const engine = await ownEngine(databaseFile);
  const { client } = await makeTables(engine, 'test');
  const close = () => {
    client.destroy();
    engine.close();
  };
  return { store: documents(client), close, enginePid: engine.pid };
}

/** Tables of their own in the engine that the files of this worker share. They go with the file. */
async function ownTables(): Promise<Omit<OpenStore, 'close'>> {
  const engine = await sharedEngine();
  const { client, names } = await makeTables(engine, `test-${engine.nextNumber()}`);
  afterAll(async () => {
    for (const TableName of names) await client.send(new DeleteTableCommand({ TableName }));
    client.destroy();
  });
  return { store: documents(client), enginePid: engine.pid };
}

/** The store of this test file, with its engine's process: in memory, unless it is given a file that is not there yet. */
export async function startStoreEngine(databaseFile?: string): Promise<Omit<OpenStore, 'close'>> {
  if (!databaseFile) return ownTables();
  const { close, ...open } = await openStore(databaseFile);
  afterAll(close);
  return open;
}

/** A store for this test file: `const store = await startStore()` at its top. It ends with the file. */
export const startStore = async (): Promise<DynamoDBDocumentClient> => (await ownTables()).store;
