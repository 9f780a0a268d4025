import { randomBytes } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

export const resetCodeMinutes = 30;

const resetCode = z.object({ userId: z.string(), createdAt: z.iso.datetime(), expiresAt: z.int() });
const shape = shapeOf({ entity: 'resetCode', version: 1, schema: resetCode, keys: [] });
export type ResetCode = z.infer<typeof resetCode>;

// 256 bits of chance cannot be guessed, so a plain hash hides them; who reads the table learns no code.
const keyOf = (code: string) => ({ pk: `RESETCODE#${sha256(code)}`, sk: 'CODE' });

/** Creates a code that lets its holder set the user's password, once, within half an hour. Only its hash is stored. */
export async function newResetCode(store: DynamoDBDocumentClient, userId: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = expiresIn({ minutes: resetCodeMinutes }, now);
  const Item = shape.item(keyOf(code), { userId, createdAt: now.toISOString(), expiresAt }, {});
  await store.send(
    new PutCommand({ TableName: tableName('users'), Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
  return code;
}

/** What a code stands for, or null when it is unknown, used or too old. */
export async function findResetCode(store: DynamoDBDocumentClient, code: string, now: Date): Promise<ResetCode | null> {
  const found = await getItem(store, 'users', keyOf(code), shape.parseOrNull);
  return found && !isExpired(found, now) ? found : null;
}

/** The write that uses a code up; of two at once one fails. */
export const resetCodeDelete = (code: string): TransactItem => ({
  Delete: { TableName: tableName('users'), Key: keyOf(code), ConditionExpression: 'attribute_exists(pk)' },
});
