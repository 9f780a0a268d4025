import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** What the audit trail has of a record (`ELIGIBILITY#…`, `MEMBER#…`), the oldest entry first. */
export async function auditsOf(store: DynamoDBDocumentClient, record: string) {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: process.env.AUDIT_TABLE,
      IndexName: 'byRecord',
      KeyConditionExpression: 'recordPk = :record',
      ExpressionAttributeValues: { ':record': record },
    }),
  );
  return Items;
}
