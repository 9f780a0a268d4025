import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableDefinition } from '../template/data.ts';
import type { Store } from './dynoxide.ts';
import { removeExpiredItems } from './expiry.ts';
import { createMissingTables } from './tables.ts';

/** A client of the store itself, past the gateway: the runner has no role. */
export const storeClient = async (store: Store): Promise<DynamoDBClient> =>
  new DynamoDBClient({
    endpoint: (await store.address()).href,
    region: 'local',
    credentials: { accessKeyId: 'runner', secretAccessKey: 'runner' },
  });

/** Does something by a client of the store itself, which ends with it. */
export async function withStoreClient<Value>(
  store: Store,
  work: (client: DynamoDBClient) => Promise<Value>,
): Promise<Value> {
  const client = await storeClient(store);
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

/** Makes the store ready to serve: tables and indexes, what `seed` puts in, and nothing that has expired. */
export const prepareStore = (
  store: Store,
  tables: readonly TableDefinition[],
  seed: (client: DynamoDBClient) => Promise<void>,
): Promise<void> =>
  withStoreClient(store, async (client) => {
    await createMissingTables(client, tables);
    await seed(client);
    await removeExpiredItems(client, tables);
  });
