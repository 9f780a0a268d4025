import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { accountsOfPerson } from './people.ts';
import type { User } from './user.ts';

const keyOf = (emiratesId: string) => ({ pk: `EMIRATESID#${emiratesId}`, sk: 'USER' });
const holder = z.object({ userId: z.string() });
const shape = markOf('emiratesIdHolder', 1);

const holderPut = (userId: string, emiratesId: string) => ({
  TableName: tableName('users'),
  Item: shape.mark({ ...keyOf(emiratesId), userId }),
});

/** The write by which a card or an administrator gives a number to an account, also one that another account claimed. */
export const numberRecordPut = (userId: string, emiratesId: string): TransactItem => ({
  Put: holderPut(userId, emiratesId),
});

/** Whether another account has the number, on record or by its claim. */
async function isHeldByAnother(store: DynamoDBDocumentClient, userId: string, emiratesId: string): Promise<boolean> {
  const [mark, accounts] = await Promise.all([
    getItem(store, 'users', keyOf(emiratesId), holder.parse),
    accountsOfPerson(store, emiratesId),
  ]);
  return [...(mark ? [mark] : []), ...accounts].some((each) => each.userId !== userId);
}

interface NumberClaim {
  readonly claim: NonNullable<User['emiratesIdClaim']>;
  /** Written with the account; the transaction fails when another account takes the number meanwhile. */
  readonly items: readonly TransactItem[];
}

/**
 * The claim of a number that a person typed. One account holds a claimed number. The claim of a second account is stored without it, and its
 * answer is the same: nobody learns by typing which numbers have accounts.
 */
export async function numberClaim(
  store: DynamoDBDocumentClient,
  { userId, emiratesId, at }: { readonly userId: string; readonly emiratesId: string; readonly at: string },
): Promise<NumberClaim> {
  const isHeld = !(await isHeldByAnother(store, userId, emiratesId));
  const put: TransactItem = {
    Put: {
      ...holderPut(userId, emiratesId),
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  };
  return { claim: { emiratesId, at, isHeld }, items: isHeld ? [put] : [] };
}
