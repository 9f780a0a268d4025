import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { env, tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { newEmailEntry, outboxPut } from '../outbox/outbox.ts';
import type { User } from './user.ts';

const dayMs = 86_400_000;

const lastSignIn = z.strictObject({
  /** The day in the Emirates. */
  signedInOn: z.iso.date(),
  /** The first of the days without use: that of the last sign-in, or a later one on which an administrator unlocked the account. */
  countsFrom: z.iso.date(),
  /** Whether a mail waits in the outbox that tells of the lock. */
  isWatched: z.boolean().optional(),
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

/** So many days before the lock its person is written to, at nine in the morning. */
const noticeDays = 7;

const noticeAt = (countsFrom: string): Date =>
  new Date(Date.parse(`${countsFrom}T05:00:00.000Z`) + (env('DORMANT_DAYS') - noticeDays) * dayMs);

const mayBeLocked = ({ roles }: Pick<User, 'roles'>): boolean => !roles.includes('SuperAdmin');

/**
 * The writes that keep a sign-in, for its transaction: one a day. They fail when another sign-in has kept the day meanwhile. The first one brings
 * the mail that tells of the lock, which waits in the outbox as long as the account is used: no worker looks through accounts for it.
 */
export function signInPuts(
  user: Pick<User, 'userId' | 'userName' | 'roles'>,
  before: LastSignIn | null,
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): TransactItem[] {
  const today = emiratesDateOf(now);
  if (before && before.signedInOn >= today) return [];
  const isWatched = mayBeLocked(user);
  const kept = put(user.userId, before, { signedInOn: today, countsFrom: today, isWatched });
  const isWaiting = before?.isWatched === true && now < noticeAt(before.countsFrom);
  if (!isWatched || isWaiting) return [kept];
  const mail = newEmailEntry(newId(), 'accountLocksSoon', user.userName, now);
  return [kept, outboxPut(mail, noticeAt(today).toISOString())];
}

/** When a person has to be told of the lock: an instant to come, at once ('now'), or never (null), as for an account that nobody can use anyhow. */
export function lockNotice(user: User, last: LastSignIn | null, now: Date): 'now' | Date | null {
  if (last === null || !mayBeLocked(user) || user.isLocked || user.access !== 'open') return null;
  if (isUnused(user, last, now)) return null;
  const at = noticeAt(last.countsFrom);
  return at > now ? at : 'now';
}

/** The write by which the days without use count from today, for the transaction that unlocks the account. Its mail was sent before the lock. */
export const countAnewPuts = (userId: string, before: LastSignIn | null, now: Date): TransactItem[] =>
  before ? [put(userId, before, { ...before, countsFrom: emiratesDateOf(now), isWatched: false })] : [];

/**
 * Whether an account is locked because nobody has used it for so long (`DORMANT_DAYS`). A super administrator's never is: the portal must
 * not lose the last one. Neither is one whose last sign-in is not on record.
 */
export function isUnused(user: Pick<User, 'roles'>, last: LastSignIn | null, now: Date): boolean {
  if (last === null || !mayBeLocked(user)) return false;
  return Date.parse(emiratesDateOf(now)) - Date.parse(last.countsFrom) > env('DORMANT_DAYS') * dayMs;
}
