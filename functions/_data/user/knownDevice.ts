import { randomBytes } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { memoryMs } from './pauses.ts';
import { signInName } from './user.ts';

/** How long a browser counts as known after a sign-in. */
export const knownDays = 180;

const knownDevice = z.strictObject({
  /** Failed sign-ins of this user in this browser since the last success. */
  failures: z.int(),
  lastFailedAt: z.iso.datetime().nullable(),
  expiresAt: z.int(),
});
type KnownDevice = z.infer<typeof knownDevice>;
const shape = shapeOf({ entity: 'knownDevice', version: 1, schema: knownDevice, keys: [] });

// Only hashes are stored: a reader of the table gets neither names nor the secrets of browsers.
const keyOf = (userName: string, device: string) => ({
  pk: `SIGNIN#${sha256(signInName(userName))}`,
  sk: `DEVICE#${sha256(device)}`,
});

/** The secret by which a browser is known again. */
export const newDevice = (): string => randomBytes(24).toString('base64url');

/** What is known of a user in a browser; null where the user has never signed in there, or too long ago. */
export async function findKnownDevice(
  store: DynamoDBDocumentClient,
  userName: string,
  device: string,
  now: Date,
): Promise<KnownDevice | null> {
  const found = await getItem(store, 'users', keyOf(userName, device), shape.parseOrNull);
  if (!found || isExpired(found, now)) return null;
  const isForgotten = found.lastFailedAt !== null && Date.parse(found.lastFailedAt) + memoryMs <= now.getTime();
  return isForgotten ? { ...found, failures: 0 } : found;
}

/** Knows the user in this browser from now on, without a failure. */
export async function rememberDevice(
  store: DynamoDBDocumentClient,
  userName: string,
  device: string,
  now: Date,
): Promise<void> {
  const expiresAt = expiresIn({ days: knownDays }, now);
  const putting = new PutCommand({
    TableName: tableName('users'),
    Item: shape.item(keyOf(userName, device), { failures: 0, lastFailedAt: null, expiresAt }, {}),
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :end',
    ExpressionAttributeValues: { ':end': expiresAt },
  });
  await ifHolds(store.send(putting));
}

/** Counts a failed sign-in of a user in a browser that knows them; nothing where it does not. */
export async function countDeviceFailure(
  store: DynamoDBDocumentClient,
  userName: string,
  device: string,
  now: Date,
): Promise<void> {
  const counting = (expression: string, condition: string, values: Record<string, unknown>) =>
    ifHolds(
      store.send(
        new UpdateCommand({
          TableName: tableName('users'),
          Key: keyOf(userName, device),
          UpdateExpression: `SET ${expression}, lastFailedAt = :at`,
          ConditionExpression: `attribute_exists(pk) AND ${condition}`,
          ExpressionAttributeValues: { ':at': now.toISOString(), ':one': 1, ...values },
        }),
      ),
    );
  const since = { ':since': new Date(now.getTime() - memoryMs).toISOString() };
  if (await counting('failures = failures + :one', 'lastFailedAt > :since', since)) return;
  await counting('failures = :one', 'NOT lastFailedAt > :since', since);
}
