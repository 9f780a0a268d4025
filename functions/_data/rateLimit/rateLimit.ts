import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { failUntil } from '../../_kit/failure.ts';
import { ifHolds } from '../../_store/condition.ts';
import { epochSeconds } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';

const shape = markOf('rate', 1);

/** How often something may happen in a window of time. The name keeps the counters of different things apart. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

const windowOf = ({ name, seconds }: RateLimit, who: string, now: Date) => {
  const at = epochSeconds(now);
  const endsAt = at - (at % seconds) + seconds;
  return { endsAt, Key: { pk: `RATE#${name}#${sha256(who)}`, sk: `WINDOW#${endsAt}` } };
};

const counted = z.object({ uses: z.int() });

/** The uses of `who` in the window; counts none. */
export async function turnsTaken(
  store: DynamoDBDocumentClient,
  limit: RateLimit,
  who: string,
  now: Date,
): Promise<number> {
  const found = await getItem(store, 'users', windowOf(limit, who, now).Key, (item) => counted.parse(item));
  return found?.uses ?? 0;
}

const spent = (limit: RateLimit, who: string, now: Date) =>
  failUntil('tooManyRequests', new Date(windowOf(limit, who, now).endsAt * 1000), now);

/** Throws `tooManyRequests` with `retryAt` when the uses of the window are spent, else answers them; counts none. */
export async function checkTurns(
  store: DynamoDBDocumentClient,
  limit: RateLimit,
  who: string,
  now: Date,
): Promise<number> {
  const uses = await turnsTaken(store, limit, who, now);
  if (uses >= limit.most) throw spent(limit, who, now);
  return uses;
}

/**
 * Counts one use by `who` (an address, a user name); false, and none counted, when the window's uses are spent. All
 * instances share the counter; only the hash of `who` is stored.
 */
export function hasTurn(store: DynamoDBDocumentClient, limit: RateLimit, who: string, now: Date): Promise<boolean> {
  const { endsAt, Key } = windowOf(limit, who, now);
  const counting = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key,
      UpdateExpression: `SET expiresAt = :end, ${shape.set} ADD uses :one`,
      ConditionExpression: 'attribute_not_exists(pk) OR uses < :most',
      ExpressionAttributeValues: { ...shape.values, ':one': 1, ':most': limit.most, ':end': endsAt },
    }),
  );
  return ifHolds(counting);
}

/** Counts one use by `who` and throws `tooManyRequests` with `retryAt` when the window's uses are spent. */
export async function takeTurn(store: DynamoDBDocumentClient, limit: RateLimit, who: string, now: Date): Promise<void> {
  if (await hasTurn(store, limit, who, now)) return;
  throw spent(limit, who, now);
}

/** Takes one counted use of `who` in the window back; false where there is none to take back. */
export function giveTurnBack(
  store: DynamoDBDocumentClient,
  limit: RateLimit,
  who: string,
  now: Date,
): Promise<boolean> {
  const giving = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: windowOf(limit, who, now).Key,
      UpdateExpression: 'ADD uses :less',
      ConditionExpression: 'uses > :none',
      ExpressionAttributeValues: { ':less': -1, ':none': 0 },
    }),
  );
  return ifHolds(giving);
}
