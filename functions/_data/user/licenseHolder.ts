import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const keyOf = (license: string) => ({ pk: `LICENSEHOLDER#${license.trim().toUpperCase()}`, sk: 'USER' });
const holder = z.object({ userId: z.string() });
const shape = markOf('licenseHolder', 1);

/** The item that makes a professional licence one account's; users without a licence have none. It is written with the user. */
export const licenseHolderItems = ({
  clinicianLicense,
  userId,
}: {
  clinicianLicense: string | null;
  userId: string;
}) => (clinicianLicense === null ? [] : [shape.mark({ ...keyOf(clinicianLicense), userId })]);

/** The id of the user who holds a licence, or null. */
export async function findLicenseHolder(store: DynamoDBDocumentClient, license: string): Promise<string | null> {
  const found = await getItem(store, 'users', keyOf(license), holder.parse);
  return found?.userId ?? null;
}

/** The writes by which a user holds `license` and no longer `before`; the transaction fails when another user holds it. */
export function licenseHolderChange(userId: string, before: string | null, license: string): TransactItem[] {
  const own = { ExpressionAttributeValues: { ':user': userId } };
  const isSame = before !== null && keyOf(before).pk === keyOf(license).pk;
  const taken: TransactItem = {
    Put: {
      TableName: tableName('users'),
      Item: shape.mark({ ...keyOf(license), userId }),
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
      ...own,
    },
  };
  if (before === null || isSame) return [taken];
  return [taken, licenseHolderDelete(userId, before)];
}

/** The write by which a user no longer holds a licence. */
export const licenseHolderDelete = (userId: string, license: string): TransactItem => ({
  Delete: {
    TableName: tableName('users'),
    Key: keyOf(license),
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  },
});
