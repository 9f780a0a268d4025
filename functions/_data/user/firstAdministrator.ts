import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const shape = markOf('firstAdministrator', 1);
const key = { pk: 'ADMINISTRATORS#PORTAL', sk: 'FIRST' } as const;
const found = z.object({ userId: z.string() });

/** The id of the account that an operator invited as the portal's first administrator; null while nobody was. */
export const readFirstAdministrator = async (store: DynamoDBDocumentClient): Promise<string | null> =>
  (await getItem(store, 'users', key, (item) => found.parse(item)))?.userId ?? null;

/** Remembers the first administrator, for the transaction that adds the account: it fails when another operator was faster. */
export const firstAdministratorPut = (userId: string): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.mark({ ...key, userId }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
