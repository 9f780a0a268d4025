import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { env, tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { User } from './user.ts';

const dayMs = 86_400_000;

const lastSignIn = z.strictObject({
  /** The day in the Emirates. */
  signedInOn: z.iso.date(),
  /** The first of the days without use: that of the last sign-in, or a later one on which an administrator unlocked the account. */
  countsFrom: z.iso.date(),
});
export type LastSignIn = z.infer<typeof lastSignIn>;
const shape = shapeOf({ entity: 'lastSignIn', version: 1, schema: lastSignIn, keys: [] });
const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'LASTSIGNIN' });

/** When a user signed in last; null for one who has not since the portal keeps it. */
export const readLastSignIn = (store: DynamoDBDocumentClient, userId: string): Promise<LastSignIn | null> =>
  getItem(store, 'users', keyOf(userId), shape.parse);

/** The same of several users by their ids; some milliseconds old at most. */
export async function lastSignInsOf(
  store: DynamoDBDocumentClient,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LastSignIn>> {
  const keys = [...new Set(userIds)].map(keyOf);
  const found = keys.length > 0 ? await readBatch(store, 'users', keys, { isEventual: true }) : [];
  return new Map(found.map((item) => [String(item.pk).slice('USER#'.length), shape.parse(item)]));
}

const put = (userId: string, before: LastSignIn | null, after: LastSignIn): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.item(keyOf(userId), after, {}, before),
    ...(before
      ? { ConditionExpression: 'countsFrom = :seen', ExpressionAttributeValues: { ':seen': before.countsFrom } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

/** The write that keeps a sign-in, for its transaction: one a day. It fails when another sign-in has kept the day meanwhile. */
export function signInPuts(userId: string, before: LastSignIn | null, now: Date): TransactItem[] {
  const today = emiratesDateOf(now);
  return before && before.signedInOn >= today ? [] : [put(userId, before, { signedInOn: today, countsFrom: today })];
}

/** The write by which the days without use count from today, for the transaction that unlocks the account. */
export const countAnewPuts = (userId: string, before: LastSignIn | null, now: Date): TransactItem[] =>
  before ? [put(userId, before, { ...before, countsFrom: emiratesDateOf(now) })] : [];

/**
 * Whether an account is locked because nobody has used it for so long (`DORMANT_DAYS`). A super administrator's never is: the portal must
 * not lose the last one. Neither is one whose last sign-in is not on record.
 */
export function isUnused({ roles }: Pick<User, 'roles'>, last: LastSignIn | null, now: Date): boolean {
  if (last === null || roles.includes('SuperAdmin')) return false;
  return Date.parse(emiratesDateOf(now)) - Date.parse(last.countsFrom) > env('DORMANT_DAYS') * dayMs;
}
