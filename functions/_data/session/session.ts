import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type SessionUser, sessionUser } from '../../../shared/_contract/sessionUser.ts';
import { env, tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import type { LiveSession } from '../../_kit/wiring.ts';
import { ifHolds } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const minute = 60_000;
/** How stale `lastSeenAt` may be: a busy user costs one write a minute, not one a call. */
const seenPrecision = minute;

const sessionItem = z.strictObject({
  user: sessionUser,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Epoch seconds. The store may remove the item up to two days later, so readers compare it themselves. */
  expiresAt: z.int(),
  /** Where the sign-in came from, for the user's own list of sessions. */
  userAgent: z.string().default(''),
  sourceIp: z.string().default(''),
});
type SessionItem = z.infer<typeof sessionItem>;
const shape = shapeOf({ entity: 'session', version: 1, schema: sessionItem, keys: [] });

const knownUser = openParser(sessionUser);

export interface SessionName {
  readonly userId: string;
  readonly sessionId: string;
}

const sessionPrefix = 'SESSION#';
const keyOf = ({ userId, sessionId }: SessionName) => ({ pk: `USER#${userId}`, sk: `${sessionPrefix}${sessionId}` });

/** When a session that begins now must end, whatever the user does. */
export const sessionEnd = (now: Date): Date => {
  const end = now.getTime() + env('SESSION_ABSOLUTE_MINUTES') * minute;
  return new Date(end - (end % 1000));
};

/** Where a session begins: what the user's own list of sessions shows. */
export interface SessionOrigin {
  readonly userAgent: string;
  readonly sourceIp: string;
}

/** The write that begins a session, with what every call needs to know of its user. */
export function sessionPut(sessionId: string, user: SessionUser, now: Date, origin?: SessionOrigin) {
  const item = {
    user,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: Date.parse(user.expires) / 1000,
    userAgent: origin?.userAgent,
    sourceIp: origin?.sourceIp,
  };
  const Item = shape.item(keyOf({ userId: user.userId, sessionId }), item, {});
  return { Put: { TableName: tableName('users'), Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** Begins a session. */
export async function putSession(
  store: DynamoDBDocumentClient,
  sessionId: string,
  user: SessionUser,
  now: Date,
  origin?: SessionOrigin,
): Promise<void> {
  await store.send(new PutCommand(sessionPut(sessionId, user, now, origin).Put));
}

/** Gives a live session what is known of its user now. Nothing happens to one that has ended. */
export async function changeSessionUser(
  store: DynamoDBDocumentClient,
  session: SessionName,
  user: SessionUser,
): Promise<void> {
  const known = Object.entries(knownUser(user)).filter(([, value]) => value !== undefined);
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: keyOf(session),
    // One by one: what a newer release knows of the user stays.
    UpdateExpression: `SET ${known.map(([name]) => `#user.#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#user': 'user', ...Object.fromEntries(known.map(([name]) => [`#${name}`, name])) },
    ExpressionAttributeValues: Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
  });
  await ifHolds(store.send(update));
}

/**
 * A live session, or null when it has ended, has not been used for the idle limit, or passed its end. Where the read is a use of
 * it, it lives on from now.
 */
export async function readSession(
  store: DynamoDBDocumentClient,
  session: SessionName,
  now: Date,
  isUse: boolean,
): Promise<LiveSession | null> {
  const item = await getItem(store, 'users', keyOf(session), (stored) => liveItem(stored, now));
  if (!item) return null;
  const isTouched = isUse && idleTime(item, now) >= seenPrecision;
  if (isTouched) await touchSession(store, session, now);
  const seenAt = isTouched ? now.getTime() : Date.parse(item.lastSeenAt);
  return { user: item.user, idleEndsAt: new Date(seenAt + idleLimit()) };
}

const idleLimit = (): number => env('SESSION_IDLE_MINUTES') * minute;

const idleTime = ({ lastSeenAt }: SessionItem, now: Date): number => now.getTime() - Date.parse(lastSeenAt);

/** A stored session, unless it is over. One of an older release, which knew less of the user, is over too: they sign in again. */
function liveItem(stored: unknown, now: Date): SessionItem | null {
  const item = shape.parseOrNull(stored);
  if (!item || isExpired(item, now)) return null;
  return idleTime(item, now) > idleLimit() ? null : item;
}

export interface ListedSession extends SessionOrigin {
  readonly sessionId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** The live sessions of a user, the one used last first. */
export async function listSessions(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  now: Date,
): Promise<ListedSession[]> {
  const found: ListedSession[] = [];
  for await (const stored of storedSessions(store, userId)) {
    const item = liveItem(stored, now);
    if (!item) continue;
    const { createdAt, lastSeenAt, userAgent, sourceIp } = item;
    found.push({ sessionId: sessionIdOf(stored), createdAt, lastSeenAt, userAgent, sourceIp });
  }
  return found.sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
}

const sessionIdOf = (stored: Record<string, unknown>): string => String(stored.sk).slice(sessionPrefix.length);

async function* storedSessions(store: DynamoDBDocumentClient, userId: string) {
  yield* everyItem(store, {
    TableName: tableName('users'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :session)',
    ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':session': sessionPrefix },
    ConsistentRead: true,
  });
}

/** Ends all sessions of a user but the one that is named; says how many. */
export async function endSessionsOf(store: DynamoDBDocumentClient, userId: string, except?: string): Promise<number> {
  let ended = 0;
  for await (const stored of storedSessions(store, userId)) {
    const sessionId = sessionIdOf(stored);
    if (sessionId === except) continue;
    await endSession(store, { userId, sessionId });
    ended += 1;
  }
  return ended;
}

/** The write that ends a session inside a transaction; it fails when the session has ended already. */
export const sessionDelete = (session: SessionName): TransactItem => ({
  Delete: { TableName: tableName('users'), Key: keyOf(session), ConditionExpression: 'attribute_exists(pk)' },
});

async function touchSession(store: DynamoDBDocumentClient, session: SessionName, now: Date): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: keyOf(session),
    UpdateExpression: 'SET lastSeenAt = :now',
    // Never restores a session that has ended since it was read, and never sets its clock back.
    ConditionExpression: 'attribute_exists(pk) AND lastSeenAt < :now',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  await ifHolds(store.send(update));
}

/** Ends a session: its token is invalid from now on. Ending it twice is not an error. */
export async function endSession(store: DynamoDBDocumentClient, session: SessionName): Promise<void> {
  await store.send(new DeleteCommand({ TableName: tableName('users'), Key: keyOf(session) }));
}
