import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type TableDescription,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { describeTable, indexesOf } from '../../deployedIndexes.ts';
import { isSameIndex, type TableIndex } from '../../indexSteps.ts';
import type { TableDefinition } from '../template/data.ts';

type IndexUpdates = NonNullable<UpdateTableCommandInput['GlobalSecondaryIndexUpdates']>;

type Created = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>;

/** On-demand tables take no throughput, whatever else the template says about an index. */
const createdIndexes = (indexes: TableDefinition['globalIndexes']) =>
  indexes.map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }));

/** CloudFormation's words for keys and indexes are the API's own. */
const createdFrom = (table: TableDefinition): Created =>
  ({
    KeySchema: table.keySchema,
    AttributeDefinitions: table.attributes,
    GlobalSecondaryIndexes: table.globalIndexes.length > 0 ? createdIndexes(table.globalIndexes) : undefined,
    LocalSecondaryIndexes: table.localIndexes.length > 0 ? createdIndexes(table.localIndexes) : undefined,
  }) as unknown as Created;

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

type IndexUpdate = { readonly Create: TableIndex } | { readonly Delete: { readonly IndexName: string } };

/** AWS makes or removes one index in an update; so does this. The store fills a new one at once, and answers other calls after that. */
async function updateIndexes(client: DynamoDBClient, table: TableDefinition, updates: IndexUpdate[]): Promise<void> {
  for (const update of updates) {
    await client.send(
      new UpdateTableCommand({
        TableName: table.name,
        AttributeDefinitions: createdFrom(table).AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [update as unknown as IndexUpdates[number]],
      }),
    );
  }
}

/** An index that holds something else than under the same name before is made anew: AWS would ask for another name. */
async function addIndexes(client: DynamoDBClient, table: TableDefinition, existing: TableDescription): Promise<void> {
  const has = indexesOf(existing);
  const updates = (createdIndexes(table.globalIndexes) as unknown as TableIndex[]).flatMap((Create): IndexUpdate[] => {
    const before = has.find(({ IndexName }) => IndexName === Create.IndexName);
    if (before && isSameIndex(before, Create)) return [];
    return [...(before ? [{ Delete: { IndexName: before.IndexName } }] : []), { Create }];
  });
  await updateIndexes(client, table, updates);
}

/** Makes the tables and indexes of the template that the store does not have yet. Indexes of the release before stay. */
export async function createMissingTables(client: DynamoDBClient, tables: readonly TableDefinition[]): Promise<void> {
  for (const table of tables) {
    const existing = await describeTable(client, table.name);
    if (existing) await addIndexes(client, table, existing);
    else await createTable(client, table);
  }
}

/** Removes the indexes that the template does not have, once no function of the release before reads them. */
export async function dropOldIndexes(client: DynamoDBClient, tables: readonly TableDefinition[]): Promise<void> {
  for (const table of tables) {
    const existing = await describeTable(client, table.name);
    const wanted = table.globalIndexes.map(({ IndexName }) => IndexName);
    const old = existing ? indexesOf(existing).filter(({ IndexName }) => !wanted.includes(IndexName)) : [];
    await updateIndexes(
      client,
      table,
      old.map(({ IndexName }) => ({ Delete: { IndexName } })),
    );
  }
}
