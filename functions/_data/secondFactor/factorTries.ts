import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import { ifHolds } from '../../_store/condition.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { pauseAfter } from '../user/pauses.ts';
import { factorsPk } from './factor.ts';

/** A day without a try forgets the ones before. */
const memory = { hours: 24 } as const;

const tries = z.strictObject({
  failures: z.int(),
  lastTriedAt: z.iso.datetime(),
  expiresAt: z.int(),
  version: z.int(),
});
type Tries = z.infer<typeof tries>;
const shape = shapeOf({ entity: 'factorTries', version: 1, schema: tries, keys: [] });

const keyOf = (userId: string) => ({ pk: factorsPk(userId), sk: 'TRIES' });

/**
 * Counts a try to give a factor, before it is looked at: guesses sent all at once come one after the other, and after the fifth each
 * waits longer. Throws `signInPaused` with `retryAt` while the person's pause lasts.
 */
export async function takeTry(store: DynamoDBDocumentClient, userId: OwnUserId, now: Date): Promise<void> {
  const isCounted = await retryWrite(async () => {
    const before = await getItem(store, 'users', keyOf(userId), shape.parse);
    const failures = before && !isExpired(before, now) ? before.failures : 0;
    const until = before ? Date.parse(before.lastTriedAt) + pauseAfter(failures) : 0;
    if (until > now.getTime()) throw fail('signInPaused', { data: { retryAt: new Date(until).toISOString() } });
    return (await countTry(store, userId, before, { failures: failures + 1, now })) || null;
  });
  if (!isCounted) throw fail('tooManyRequests');
}

function countTry(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  before: Tries | null,
  { failures, now }: { failures: number; now: Date },
): Promise<boolean> {
  const version = (before?.version ?? 0) + 1;
  const value = { failures, lastTriedAt: now.toISOString(), expiresAt: expiresIn(memory, now), version };
  const put = new PutCommand({
    TableName: tableName('users'),
    Item: shape.item(keyOf(userId), value, {}),
    ...(before
      ? { ConditionExpression: 'version = :before', ExpressionAttributeValues: { ':before': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  });
  return ifHolds(store.send(put));
}

/** The write that forgets the tries, for the transaction of one that was right; the try itself was counted. */
export const triesDelete = (userId: OwnUserId): TransactItem => ({
  Delete: { TableName: tableName('users'), Key: keyOf(userId), ConditionExpression: 'attribute_exists(pk)' },
});
