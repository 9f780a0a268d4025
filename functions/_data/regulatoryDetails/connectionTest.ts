import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const derive = promisify(argon2);

/** Credentials of an outside system that are about to be tried. */
export interface TestedCredentials {
  /** The system: `regulator 2`. */
  readonly system: string;
  readonly username: string;
  readonly password: string;
  readonly facilityLicense: string;
}

const outcome = z.enum(['proven', 'credentialsOnly', 'loginFailed', 'unavailable']);
const stored = z.object({
  facilityLicense: z.string(),
  /** Missing while the try is under way. */
  outcome: outcome.optional(),
  freeAt: z.iso.datetime(),
});

const shape = shapeOf({ entity: 'connectionTest', version: 1, schema: stored, keys: ['expiresAt'] });

/**
 * Names a pair of credentials without revealing it: a reader of the table would have to pay for one argon2id hash per
 * guess.
 */
export async function credentialsFingerprint({ system, username, password }: TestedCredentials): Promise<string> {
  const nonce = Buffer.from(sha256(`${system} ${username}`), 'hex').subarray(0, 16);
  const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  return (await derive('argon2id', { message: Buffer.from(password), nonce, ...parameters })).toString('hex');
}

const keyOf = (fingerprint: string) => ({ pk: `CONNECTIONTEST#${fingerprint}`, sk: 'TEST' });
/** Some time longer than it counts: the time to live must not free a turn. */
const hourAfter = (instant: Date): number => expiresIn({ hours: 1 }, instant);

/** What a try may do: go ahead, take the outcome of the one before, or wait. */
export type Turn =
  | { readonly kind: 'mayTry' }
  | { readonly kind: 'remembered'; readonly outcome: z.infer<typeof outcome>; readonly freeAt: string }
  | { readonly kind: 'mustWait'; readonly freeAt: string };

/**
 * Takes the turn to try these credentials until `heldUntil`, unless they were tried a short time ago. Then a call for
 * the same licence gets the stored outcome, and all other calls wait. All instances share the turn.
 */
export async function takeConnectionTurn(
  store: DynamoDBDocumentClient,
  fingerprint: string,
  { facilityLicense }: TestedCredentials,
  { now, heldUntil }: { now: Date; heldUntil: Date },
): Promise<Turn> {
  const freeAt = heldUntil.toISOString();
  const taking = store.send(
    new PutCommand({
      TableName: tableName('users'),
      Item: shape.item(keyOf(fingerprint), { facilityLicense, freeAt }, { expiresAt: hourAfter(heldUntil) }),
      ConditionExpression: 'attribute_not_exists(pk) OR freeAt <= :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    }),
  );
  if (await ifHolds(taking)) return { kind: 'mayTry' };
  const before = await getItem(store, 'users', keyOf(fingerprint), shape.parseOrNull);
  if (!before) return { kind: 'mustWait', freeAt };
  return before.outcome && before.facilityLicense === facilityLicense
    ? { kind: 'remembered', outcome: before.outcome, freeAt: before.freeAt }
    : { kind: 'mustWait', freeAt: before.freeAt };
}

/** Stores the outcome of a try. The same credentials are not tried again until `freeAt`. */
export async function rememberConnection(
  store: DynamoDBDocumentClient,
  fingerprint: string,
  result: { outcome: z.infer<typeof outcome>; heldUntil: Date; freeAt: Date },
): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: keyOf(fingerprint),
    UpdateExpression: 'SET outcome = :outcome, freeAt = :free, expiresAt = :end',
    // Only our own turn: after `heldUntil` another call may have taken it.
    ConditionExpression: 'freeAt = :held',
    ExpressionAttributeValues: {
      ':outcome': result.outcome,
      ':held': result.heldUntil.toISOString(),
      ':free': result.freeAt.toISOString(),
      ':end': hourAfter(result.freeAt),
    },
  });
  await ifHolds(store.send(update));
}
