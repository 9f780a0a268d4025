import { randomInt } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { attributesIfHolds, ifHolds } from '../../_store/condition.ts';
import { epochSeconds, expiresIn } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { User } from './user.ts';

export const emailCodeMinutes = 15;
const mostTries = 5;

const emailCode = z.object({
  codeHash: z.string(),
  triesLeft: z.int().min(0),
  createdAt: z.iso.datetime(),
  expiresAt: z.int(),
});
const shape = shapeOf({ entity: 'emailCode', version: 1, schema: emailCode, keys: [] });

const keyOf = ({ userId }: User) => ({ pk: `EMAILCODE#${userId}`, sk: 'CODE' });
const hashOf = ({ userId }: User, code: string): string => sha256(`${userId} ${code}`);

/**
 * Creates the six digits that confirm the address of a user, in place of earlier ones; null where a later code exists already.
 * Guessing is bounded by five tries for each code, and by the codes that a user may ask for in an hour.
 */
export async function newEmailCode(store: DynamoDBDocumentClient, user: User, now: Date): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const createdAt = now.toISOString();
  const value = {
    codeHash: hashOf(user, code),
    triesLeft: mostTries,
    createdAt,
    expiresAt: expiresIn({ minutes: emailCodeMinutes }, now),
  };
  const putting = store.send(
    new PutCommand({
      TableName: tableName('users'),
      Item: shape.item(keyOf(user), value, {}),
      ConditionExpression: 'attribute_not_exists(pk) OR createdAt <= :createdAt',
      ExpressionAttributeValues: { ':createdAt': createdAt },
    }),
  );
  return (await ifHolds(putting)) ? code : null;
}

/** What a try with a code has shown: `over` when the code is too old, used, or has no tries left. */
export type EmailCodeTry = 'right' | 'wrong' | 'over';

/** Spends one try. The try is counted before the code is compared, so that tries at the same time cannot pass the limit. */
export async function tryEmailCode(
  store: DynamoDBDocumentClient,
  user: User,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<EmailCodeTry> {
  const trying = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: keyOf(user),
      UpdateExpression: 'SET triesLeft = triesLeft - :one',
      ConditionExpression: 'triesLeft >= :one AND expiresAt > :now',
      ExpressionAttributeValues: { ':one': 1, ':now': epochSeconds(now) },
      ReturnValues: 'ALL_NEW',
    }),
  );
  const found = await attributesIfHolds(trying, shape.parse);
  if (!found) return 'over';
  return found.codeHash === hashOf(user, code) ? 'right' : 'wrong';
}

/** The write that uses a right code up; of two at once one fails. */
export const emailCodeDelete = (user: User, code: string): TransactItem => ({
  Delete: {
    TableName: tableName('users'),
    Key: keyOf(user),
    ConditionExpression: 'codeHash = :hash',
    ExpressionAttributeValues: { ':hash': hashOf(user, code) },
  },
});
