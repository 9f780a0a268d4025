import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { TableDefinition } from '../template/data.ts';

async function removeExpiredFrom(client: DynamoDBClient, table: TableDefinition, nowSeconds: number): Promise<number> {
  const names = table.keySchema.map(({ AttributeName }) => String(AttributeName));
  const condition = '#expires < :now';
  const ExpressionAttributeNames = { '#expires': table.expiresAttribute ?? '' };
  const ExpressionAttributeValues = { ':now': { N: String(nowSeconds) } };
  let removed = 0;
  const pages = paginateScan(
    { client },
    { TableName: table.name, FilterExpression: condition, ExpressionAttributeNames, ExpressionAttributeValues },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) {
      const Key = Object.fromEntries(names.map((name) => [name, item[name] ?? { NULL: true }]));
      try {
        await client.send(
          new DeleteItemCommand({
            TableName: table.name,
            Key,
            ConditionExpression: condition,
            ExpressionAttributeNames,
            ExpressionAttributeValues,
          }),
        );
        removed += 1;
      } catch (error) {
        // A write has extended the item's life since it was read.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
  }
  return removed;
}

/** Removes what DynamoDB's TTL would have removed: the store does not do it by itself. Answers how many items went. */
export async function removeExpiredItems(
  client: DynamoDBClient,
  tables: readonly TableDefinition[],
  now = new Date(),
): Promise<number> {
  let removed = 0;
  for (const table of tables) {
    if (table.expiresAttribute) removed += await removeExpiredFrom(client, table, Math.floor(now.getTime() / 1000));
  }
  return removed;
}
