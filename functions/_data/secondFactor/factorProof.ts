import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { epochSeconds, expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { AskedFactor, AskedSession } from './factorChallenge.ts';

const timeToUse = { minutes: 5 } as const;

const proof = z.strictObject({
  userId: z.string(),
  sessionId: z.string(),
  purpose: z.string(),
  subjectHash: z.string(),
  expiresAt: z.int(),
});
const shape = shapeOf({ entity: 'factorProof', version: 1, schema: proof, keys: [] });

// Only the hash is stored: who reads the table can sign nothing.
const keyOf = (secret: string) => ({ pk: `FACTORPROOF#${sha256(secret)}`, sk: 'PROOF' });

/** A new proof that the person of an answered challenge gave their factor for its purpose and subject. */
export function newProof({ userId, sessionId, purpose, subjectHash }: AskedFactor, now: Date) {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = expiresIn(timeToUse, now);
  const Put = {
    TableName: tableName('users'),
    Item: shape.item(keyOf(secret), { userId, sessionId, purpose, subjectHash, expiresAt }, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  return { proof: secret, expiresAt: new Date(expiresAt * 1000).toISOString(), item: { Put } satisfies TransactItem };
}

/** What a proof must be for: this person, in this session, this purpose and this subject. */
export interface Signed extends AskedSession {
  readonly purpose: string;
  readonly subjectHash: string;
}

/** Whether a proof counts for this now. The write that uses it up decides. */
export async function isProofOf(
  store: DynamoDBDocumentClient,
  secret: string,
  signed: Signed,
  now: Date,
): Promise<boolean> {
  const found = await getItem(store, 'users', keyOf(secret), shape.parseOrNull);
  if (!found || isExpired(found, now)) return false;
  return (['userId', 'sessionId', 'purpose', 'subjectHash'] as const).every((name) => found[name] === signed[name]);
}

/** The write that uses a proof up, for the transaction of what is signed; it fails for another subject, and the second time. */
export const proofDelete = (secret: string, signed: Signed, now: Date): TransactItem => ({
  Delete: {
    TableName: tableName('users'),
    Key: keyOf(secret),
    ConditionExpression:
      'userId = :user AND sessionId = :session AND purpose = :purpose AND subjectHash = :subject AND expiresAt > :now',
    ExpressionAttributeValues: {
      ':user': signed.userId,
      ':session': signed.sessionId,
      ':purpose': signed.purpose,
      ':subject': signed.subjectHash,
      ':now': epochSeconds(now),
    },
  },
});
