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

/** Who approves, and when. Several are answerable where a rule decides that they wrote. */
interface Approving {
  readonly userIds: readonly string[];
  readonly now: Date;
}

/**
 * The names of an account's person: the account, and the Emirates ID that all accounts of the person have. Both count, so that another number
 * begins no new sum. A number that was typed counts where no other account has it: nobody spends the limit of another person.
 */
async function personsOf(store: DynamoDBDocumentClient, userId: string): Promise<string[]> {
  const account = await getUser(store, userId);
  const claim = account?.emiratesIdClaim?.isHeld ? account.emiratesIdClaim.emiratesId : null;
  const number = account?.emiratesId ?? claim;
  return [userId, ...(number === null ? [] : [number])].map(sha256);
}

/** The sums that an approval adds to: one for each person and each number by which the member is known. */
async function keysOf(
  store: DynamoDBDocumentClient,
  { payerId, emiratesId, cardNumber }: StoredAuthorization,
  { userIds, now }: Approving,
) {
  const persons = new Set((await Promise.all(userIds.map((userId) => personsOf(store, userId)))).flat());
  const numbers = [emiratesId, cardNumber].filter((number) => number !== null);
  const members = new Set(numbers.map((number) => emiratesIdDigits(number).toUpperCase()));
  return [...persons].flatMap((person) =>
    [...members].map((member) => ({
      pk: `PAYER#${payerId}#APPROVED#${emiratesDateOf(now)}`,
      sk: `PERSON#${person}#MEMBER#${member}`,
    })),
  );
}

/** What has been approved for the member of this request today without a second person, in fils: of several persons, the most of one. */
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
