import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredAuthorization } from '../authorization/authorization.ts';
import { getUser } from '../user/user.ts';

const shape = markOf('approvedToday', 1);

/** Who approves, and when. */
interface Approving {
  readonly userId: string;
  readonly now: Date;
}

/** The sums that an approval adds to: one for each number by which the member is known, of the person and not of the account. */
async function keysOf(
  store: DynamoDBDocumentClient,
  { payerId, emiratesId, cardNumber }: StoredAuthorization,
  { userId, now }: Approving,
) {
  const account = await getUser(store, userId);
  const person = sha256(account?.emiratesId ?? userId);
  const numbers = [emiratesId, cardNumber].filter((number) => number !== null);
  return numbers.map((number) => ({
    pk: `PAYER#${payerId}#APPROVED#${emiratesDateOf(now)}`,
    sk: `PERSON#${person}#MEMBER#${emiratesIdDigits(number).toUpperCase()}`,
  }));
}

/** What the person has approved for the member of this request today without a second person, in fils. */
export async function approvedToday(
  store: DynamoDBDocumentClient,
  found: StoredAuthorization,
  approving: Approving,
): Promise<number> {
  const keys = await keysOf(store, found, approving);
  const sums = await Promise.all(keys.map((key) => getItem(store, 'requests', key, ({ fils }) => Number(fils))));
  return Math.max(0, ...sums.map((sum) => sum ?? 0));
}

/** The writes that add an approval to the sums, on condition that none of them passes the limit: also of two decisions at once. */
export async function addApproved(
  store: DynamoDBDocumentClient,
  found: StoredAuthorization,
  { fils, limitFils, ...approving }: Approving & { readonly fils: number; readonly limitFils: number },
): Promise<TransactItem[]> {
  const keys = await keysOf(store, found, approving);
  return keys.map((Key) => ({
    Update: {
      TableName: tableName('requests'),
      Key,
      UpdateExpression: `SET expiresAt = :expires, ${shape.set} ADD fils :fils`,
      ConditionExpression: 'attribute_not_exists(fils) OR fils <= :room',
      ExpressionAttributeValues: {
        ':fils': fils,
        ':room': limitFils - fils,
        ':expires': expiresIn({ days: 3 }, approving.now),
        ...shape.values,
      },
    },
  }));
}
