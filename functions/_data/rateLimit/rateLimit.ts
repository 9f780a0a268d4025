import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { failUntil } from '../../_kit/failure.ts';
import { ifHolds } from '../../_store/condition.ts';
import { epochSeconds } from '../../_store/expiry.ts';
import { markOf } from '../../_store/shape.ts';

const shape = markOf('rate', 1);

/** How often something may happen in a window of time. The name keeps the counters of different things apart. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one use by `who` (an address, a user name) and throws `tooManyRequests` with `retryAt` when the window's uses
 * are spent. All instances share the counter; only the hash of `who` is stored.
 */
export async function takeTurn(store: DynamoDBDocumentClient, limit: RateLimit, who: string, now: Date): Promise<void> {
  const seconds = epochSeconds(now);
  const endsAt = seconds - (seconds % limit.seconds) + limit.seconds;
  const counting = store.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { pk: `RATE#${limit.name}#${sha256(who)}`, sk: `WINDOW#${endsAt}` },
      UpdateExpression: `SET expiresAt = :end, ${shape.set} ADD uses :one`,
      ConditionExpression: 'attribute_not_exists(pk) OR uses < :most',
      ExpressionAttributeValues: { ...shape.values, ':one': 1, ':most': limit.most, ':end': endsAt },
    }),
  );
  if (await ifHolds(counting)) return;
  throw failUntil('tooManyRequests', new Date(endsAt * 1000), now);
}
