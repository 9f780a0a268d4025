import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type SessionUser, sessionUser } from '../../shared/contract/sessionUser.ts';
import { env, tableName } from '../_kit/env.ts';

const minute = 60_000;
/** How stale `lastSeenAt` may be: a busy user costs one write a minute, not one a call. */
const seenPrecision = minute;

const sessionItem = z.strictObject({
  user: sessionUser,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Epoch seconds. The store may remove the item up to two days later, so readers compare it themselves. */
  expiresAt: z.int(),
});
// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedSession = sessionItem.strip();

interface SessionName {
  readonly userId: string;
  readonly sessionId: string;
}

const keyOf = ({ userId, sessionId }: SessionName) => ({ pk: `USER#${userId}`, sk: `SESSION#${sessionId}` });

/** When a session that begins now must end, whatever the user does. */
export const sessionEnd = (now: Date): Date => {
  const end = now.getTime() + env('SESSION_ABSOLUTE_MINUTES') * minute;
  return new Date(end - (end % 1000));
};

/** Stores a new session with what every call needs to know of its user. */
export async function putSession(
  store: DynamoDBDocumentClient,
  sessionId: string,
  user: SessionUser,
  now: Date,
): Promise<void> {
  const item = sessionItem.parse({
    user,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: Date.parse(user.expires) / 1000,
  });
  const Item = { ...keyOf({ userId: user.userId, sessionId }), ...item };
  await store.send(
    new PutCommand({ TableName: tableName('users'), Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
}

/** The user of a live session, or null when it has ended, has not been used for the idle limit, or passed its end. */
export async function readSession(
  store: DynamoDBDocumentClient,
  session: SessionName,
  now: Date,
): Promise<SessionUser | null> {
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName('users'), Key: keyOf(session), ConsistentRead: true }),
  );
  if (!Item) return null;
  const { user, lastSeenAt, expiresAt } = storedSession.parse(Item);
  const idle = now.getTime() - Date.parse(lastSeenAt);
  if (expiresAt * 1000 <= now.getTime() || idle > env('SESSION_IDLE_MINUTES') * minute) return null;
  if (idle >= seenPrecision) await touchSession(store, session, now);
  return user;
}

async function touchSession(store: DynamoDBDocumentClient, session: SessionName, now: Date): Promise<void> {
  try {
    await store.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: keyOf(session),
        UpdateExpression: 'SET lastSeenAt = :now',
        // Never brings back a session that was ended meanwhile, and never turns its clock back.
        ConditionExpression: 'attribute_exists(pk) AND lastSeenAt < :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}

/** Ends a session: its token is worth nothing from now on. Ending it twice is no fault. */
export async function endSession(store: DynamoDBDocumentClient, session: SessionName): Promise<void> {
  await store.send(new DeleteCommand({ TableName: tableName('users'), Key: keyOf(session) }));
}
