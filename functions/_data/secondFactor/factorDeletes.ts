import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { User } from '../user/user.ts';
import { factorsPk } from './factor.ts';

/** The writes that take away all that a user could give after the password: factors and recovery codes. */
export async function factorDeletes(store: DynamoDBDocumentClient, { userId }: User): Promise<TransactItem[]> {
  const TableName = tableName('users');
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': factorsPk(userId) },
      ConsistentRead: true,
    }),
  );
  return Items.filter(({ sk }) => /^(FACTOR#|RECOVERYCODES$)/.test(String(sk))).map(({ pk, sk }) => ({
    Delete: { TableName, Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' },
  }));
}
