import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { TableDefinition } from '../template/data.ts';

type Created = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>;

/** On-demand tables take no throughput, whatever else the template says about an index. */
const indexesOf = (indexes: TableDefinition['globalIndexes']) =>
  indexes.map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }));

/** CloudFormation's words for keys and indexes are the API's own. */
const createdFrom = (table: TableDefinition): Created =>
  ({
    KeySchema: table.keySchema,
    AttributeDefinitions: table.attributes,
    GlobalSecondaryIndexes: table.globalIndexes.length > 0 ? indexesOf(table.globalIndexes) : undefined,
    LocalSecondaryIndexes: table.localIndexes.length > 0 ? indexesOf(table.localIndexes) : undefined,
  }) as unknown as Created;

async function existingIndexes(client: DynamoDBClient, name: string): Promise<Set<string> | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName ?? ''));
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function createTable(client: DynamoDBClient, table: TableDefinition): Promise<void> {
  await client.send(
    new CreateTableCommand({ TableName: table.name, BillingMode: 'PAY_PER_REQUEST', ...createdFrom(table) }),
  );
  if (!table.expiresAttribute) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: table.name,
      TimeToLiveSpecification: { AttributeName: table.expiresAttribute, Enabled: true },
    }),
  );
}

/** AWS takes one new index in an update; so does this. */
async function addIndexes(client: DynamoDBClient, table: TableDefinition, existing: Set<string>): Promise<void> {
  for (const index of createdFrom(table).GlobalSecondaryIndexes ?? []) {
    if (existing.has(index.IndexName ?? '')) continue;
    await client.send(
      new UpdateTableCommand({
        TableName: table.name,
        AttributeDefinitions: createdFrom(table).AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    );
  }
}

/** Makes the tables and indexes of the template that the store does not have yet. Never removes any. */
export async function createMissingTables(client: DynamoDBClient, tables: readonly TableDefinition[]): Promise<void> {
  for (const table of tables) {
    const existing = await existingIndexes(client, table.name);
    if (existing) await addIndexes(client, table, existing);
    else await createTable(client, table);
  }
}
