import { randomBytes } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { factorKinds } from '../../../shared/secondFactor/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { storedUserId } from '../../_kit/proof.ts';
import { epochSeconds, expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { factorsPk } from './factor.ts';

const timeToAnswer = { minutes: 5 } as const;

const common = {
  challengeId: z.string(),
  userId: storedUserId,
  /** The session that asked: an answer from another one counts for nothing. */
  sessionId: z.string(),
  /** What a passkey signs: 256 bits of chance, base64url. */
  challenge: z.string(),
  expiresAt: z.int(),
};

const asked = z.strictObject({
  ...common,
  /** `signIn`, or the purpose of a proof. */
  purpose: z.string(),
  /** The hash of what is signed; empty at sign-in. */
  subjectHash: z.string(),
});
/** A factor that was asked for. */
export type AskedFactor = z.infer<typeof asked>;
const askedShape = shapeOf({ entity: 'factorChallenge', version: 1, schema: asked, keys: [] });

const enrolment = z.strictObject({
  ...common,
  kind: z.enum(factorKinds),
  name: z.string(),
  /** The sealed secret of an app; null for a passkey. */
  sealedSecret: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array).nullable(),
});
/** A factor whose enrolment has begun; it gets the id of the challenge. */
export type Enrolment = z.infer<typeof enrolment>;
const enrolmentShape = shapeOf({ entity: 'factorEnrolment', version: 1, schema: enrolment, keys: [] });

/** Who is asked, in which session. */
export interface AskedSession {
  readonly userId: OwnUserId;
  readonly sessionId: string;
}

const askedKey = ({ userId, challengeId }: Pick<AskedFactor, 'userId' | 'challengeId'>) => ({
  pk: factorsPk(userId),
  sk: `CHALLENGE#${challengeId}`,
});
const enrolmentKey = ({ userId, challengeId }: Pick<AskedFactor, 'userId' | 'challengeId'>) => ({
  pk: factorsPk(userId),
  sk: `ENROLMENT#${challengeId}`,
});

/** What a new challenge has in common: it is answered once, in its session, within five minutes. */
export const newChallenge = (challengeId: string, { userId, sessionId }: AskedSession, now: Date) => ({
  challengeId,
  userId,
  sessionId,
  challenge: randomBytes(32).toString('base64url'),
  expiresAt: expiresIn(timeToAnswer, now),
});

const ifNew = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Stores a challenge of a session's person. */
export async function putAsked(store: DynamoDBDocumentClient, value: AskedFactor): Promise<void> {
  const Item = askedShape.item(askedKey(value), value, {});
  await store.send(new PutCommand({ TableName: tableName('users'), Item, ...ifNew }));
}

/** Stores the beginning of an enrolment. */
export async function putEnrolment(store: DynamoDBDocumentClient, value: Enrolment): Promise<void> {
  const Item = enrolmentShape.item(enrolmentKey(value), value, {});
  await store.send(new PutCommand({ TableName: tableName('users'), Item, ...ifNew }));
}

const isOpen = ({ sessionId, expiresAt }: AskedFactor | Enrolment, session: AskedSession, now: Date): boolean =>
  sessionId === session.sessionId && !isExpired({ expiresAt }, now);

/** A challenge that this session may answer now; null for one that is answered, too old, another session's or another person's. */
export async function findAsked(
  store: DynamoDBDocumentClient,
  session: AskedSession,
  challengeId: string,
  now: Date,
): Promise<AskedFactor | null> {
  const key = askedKey({ userId: session.userId, challengeId });
  const found = await getItem(store, 'users', key, askedShape.parseOrNull);
  return found && isOpen(found, session, now) ? found : null;
}

/** An enrolment that this session may complete now, or null. */
export async function findEnrolment(
  store: DynamoDBDocumentClient,
  session: AskedSession,
  challengeId: string,
  now: Date,
): Promise<Enrolment | null> {
  const key = enrolmentKey({ userId: session.userId, challengeId });
  const found = await getItem(store, 'users', key, enrolmentShape.parseOrNull);
  return found && isOpen(found, session, now) ? found : null;
}

const spending = (Key: Record<string, string>, now: Date): TransactItem => ({
  Delete: {
    TableName: tableName('users'),
    Key,
    ConditionExpression: 'expiresAt > :now',
    ExpressionAttributeValues: { ':now': epochSeconds(now) },
  },
});

/** The write that uses a challenge up; of two answers to it one fails. */
export const askedDelete = (value: AskedFactor, now: Date): TransactItem => spending(askedKey(value), now);

/** The write that ends an enrolment; of two completions one fails. */
export const enrolmentDelete = (value: Enrolment, now: Date): TransactItem => spending(enrolmentKey(value), now);
