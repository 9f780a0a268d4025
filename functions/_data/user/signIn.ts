import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { attributesIfHolds, ifHolds } from '../../_store/condition.ts';
import { epochSeconds, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { markPaused, type Paused, unmarkPaused } from './pausedSignIns.ts';
import { memoryMs, pauseEnd } from './pauses.ts';
import { findUserId, signInName } from './user.ts';

const failures = z.strictObject({ failures: z.int(), lastFailedAt: z.iso.datetime(), expiresAt: z.int() });
type Failures = z.infer<typeof failures>;
const shape = shapeOf({ entity: 'signInFailures', version: 1, schema: failures, keys: [] });

// Names of any length and kind may be tried, also passwords typed into the wrong field: only their hash is stored.
const hashOf = (userName: string): string => sha256(signInName(userName));
const keyOf = (userName: string) => ({ pk: `SIGNIN#${hashOf(userName)}`, sk: 'FAILURES' });

/** One read, whether or not somebody has the name. */
async function pausedOf(store: DynamoDBDocumentClient, userName: string): Promise<Paused> {
  const userId = await findUserId(store, userName);
  return userId === null ? { nameHash: hashOf(userName) } : { userId };
}

/** What the failures of a name mean for the next attempt. */
export interface SignInRecord {
  /** Failures in a row that are not forgotten yet. */
  readonly failures: number;
  /** There is no failure to forget. */
  readonly isEmpty: boolean;
  /** Until when sign-in with this name is blocked, or null. */
  readonly pausedUntil: Date | null;
}

/**
 * Reads the failures of a name. Unknown names are counted too, so that a pause does not tell whether an account exists.
 */
export async function readSignIns(store: DynamoDBDocumentClient, userName: string, now: Date): Promise<SignInRecord> {
  const found = await getItem(store, 'users', keyOf(userName), shape.parse);
  if (!found) return { isEmpty: true, failures: 0, pausedUntil: null };
  if (isExpired(found, now)) return { isEmpty: false, failures: 0, pausedUntil: null };
  return { isEmpty: false, failures: found.failures, pausedUntil: pauseEnd(found, now) };
}

/** Counts a failed sign-in, and marks the pause that it begins for those who run the portal. */
export async function countFailure(store: DynamoDBDocumentClient, userName: string, now: Date): Promise<void> {
  const first: Failures = {
    failures: 1,
    lastFailedAt: now.toISOString(),
    expiresAt: epochSeconds(new Date(now.getTime() + memoryMs)),
  };
  const values = {
    ':one': 1,
    ':at': first.lastFailedAt,
    ':end': first.expiresAt,
    ':now': epochSeconds(now),
  };
  const counting = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: keyOf(userName),
      UpdateExpression: 'SET failures = failures + :one, lastFailedAt = :at, expiresAt = :end',
      ConditionExpression: 'expiresAt > :now',
      ExpressionAttributeValues: values,
      ReturnValues: 'ALL_NEW',
    }),
  );
  const counted = await attributesIfHolds(counting, shape.parse);
  if (!counted) return putFirstFailure(store, userName, first, now);
  const until = pauseEnd(counted, now);
  if (until) await markPaused(store, await pausedOf(store, userName), until);
}

async function putFirstFailure(store: DynamoDBDocumentClient, userName: string, first: Failures, now: Date) {
  const putting = store.send(
    new PutCommand({
      TableName: tableName('users'),
      Item: shape.item(keyOf(userName), first, {}),
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now) },
    }),
  );
  // Another failure was stored first: now there is a counter to increase.
  if (!(await ifHolds(putting))) await countFailure(store, userName, now);
}

/** Forgets the failures of a name after a success, with the pause that they may have begun. */
export async function forgetFailures(store: DynamoDBDocumentClient, userName: string): Promise<void> {
  const { Attributes } = await store.send(
    new DeleteCommand({ TableName: tableName('users'), Key: keyOf(userName), ReturnValues: 'ALL_OLD' }),
  );
  const before = Attributes && shape.parseOrNull(Attributes);
  const until = before && pauseEnd(before, new Date(before.lastFailedAt));
  if (until) await unmarkPaused(store, await pausedOf(store, userName), until);
}

/** Until when the sign-in of some users is paused, by the name as it is compared; who signs in freely is left out. */
export async function pausesOf(
  store: DynamoDBDocumentClient,
  userNames: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(userNames.map((name) => [keyOf(name).pk, signInName(name)]));
  const found = await readBatch(store, 'users', [...names.values()].map(keyOf), { isEventual: true });
  const pauses = found.flatMap((item) => {
    const until = pauseEnd(shape.parse(item), now);
    const name = names.get(String(item.pk));
    return until && name !== undefined ? [[name, until.toISOString()] as const] : [];
  });
  return new Map(pauses);
}
