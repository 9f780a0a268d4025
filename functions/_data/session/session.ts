import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type SessionUser, sessionUser, withoutEndedRoles } from '../../../shared/_contract/sessionUser.ts';
import { env } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import type { LiveSession } from '../../_kit/wiring.ts';
import { ifHoldsInTurn } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { isExpired } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { holderChange, holderPut, readHolder, type SessionName, sessionUpdate } from './sessionHolder.ts';

const minute = 60_000;
/** How stale `lastSeenAt` may be: a busy user costs one write a minute, not one a call. */
const seenPrecision = minute;

const sessionItem = z.strictObject({
  user: sessionUser,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Epoch seconds. */
  expiresAt: z.int(),
  /** Where the sign-in came from, for the user's own list of sessions. */
  userAgent: z.string().default(''),
  sourceIp: z.string().default(''),
});
type SessionItem = z.infer<typeof sessionItem>;
/** The shape of each session in the holder; releases before kept it as an item of its own. */
const shape = shapeOf({ entity: 'session', version: 1, schema: sessionItem, keys: [] });

const newSession = openParser(sessionItem);
const knownUser = openParser(sessionUser);

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

interface Beginning {
  readonly sessionId: string;
  /** What every call needs to know of the user. */
  readonly user: SessionUser;
  readonly origin?: SessionOrigin;
  /** The session in whose place this one begins; the write fails when that one has ended. */
  readonly replaces?: string;
}

type Held = readonly [sessionId: string, session: SessionItem];

/** The sessions that end as another one begins: those that are over, and the oldest where the user would hold too many. */
function endedByNext(live: readonly Held[], stored: readonly string[]): string[] {
  const oldestFirst = live.toSorted(([, one], [, other]) => one.createdAt.localeCompare(other.createdAt));
  const kept = new Set(oldestFirst.slice(Math.max(0, live.length + 1 - env('SESSIONS_PER_USER'))).map(([id]) => id));
  return stored.filter((id) => !kept.has(id));
}

/**
 * The write that begins a session, for a transaction. It fails when another session of the user has begun or ended since: then ask for it
 * again. The number of sessions is bounded; the oldest ends in the same write.
 */
export async function sessionPut(
  store: DynamoDBDocumentClient,
  { sessionId, user, origin, replaces }: Beginning,
  now: Date,
): Promise<TransactItem> {
  const at = now.toISOString();
  const expiresAt = Date.parse(user.expires) / 1000;
  const session = newSession({ user, createdAt: at, lastSeenAt: at, expiresAt, ...origin });
  const holder = await readHolder(store, user.userId);
  if (!holder) return holderPut(user.userId, { [sessionId]: session }, expiresAt);
  const live = liveOf(holder.sessions, now).filter(([id]) => id !== replaces);
  return holderChange(user.userId, holder, {
    begins: { sessionId, session, expiresAt },
    ends: endedByNext(live, Object.keys(holder.sessions)),
    ...(replaces && { needs: replaces }),
  });
}

/** Gives a live session what is known of its user now. Nothing happens to one that has ended. */
export async function changeSessionUser(
  store: DynamoDBDocumentClient,
  session: SessionName,
  user: SessionUser,
): Promise<void> {
  const known = Object.entries(knownUser(user)).filter(([, value]) => value !== undefined);
  const update = sessionUpdate(session, {
    // One by one: what a newer release knows of the user stays.
    UpdateExpression: `SET ${known.map(([name]) => `sessions.#session.#user.#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(sessions.#session)',
    ExpressionAttributeNames: { '#user': 'user', ...Object.fromEntries(known.map(([name]) => [`#${name}`, name])) },
    ExpressionAttributeValues: Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
  });
  await ifHoldsInTurn(() => store.send(new UpdateCommand(update)));
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
  const holder = await readHolder(store, session.userId);
  const item = liveItem(holder?.sessions[session.sessionId], now);
  if (!item) return null;
  const isTouched = isUse && idleTime(item, now) >= seenPrecision;
  if (isTouched) await touchSession(store, session, now);
  const seenAt = isTouched ? now.getTime() : Date.parse(item.lastSeenAt);
  return { user: withoutEndedRoles(item.user, now), idleEndsAt: new Date(seenAt + idleLimit()) };
}

const idleLimit = (): number => env('SESSION_IDLE_MINUTES') * minute;

const idleTime = ({ lastSeenAt }: SessionItem, now: Date): number => now.getTime() - Date.parse(lastSeenAt);

/** A stored session, unless it is over. One of an older release, which knew less of the user, is over too: they sign in again. */
function liveItem(stored: unknown, now: Date): SessionItem | null {
  const item = shape.parseOrNull(stored);
  if (!item || isExpired(item, now)) return null;
  return idleTime(item, now) > idleLimit() ? null : item;
}

const liveOf = (sessions: Readonly<Record<string, unknown>>, now: Date): Held[] =>
  Object.entries(sessions).flatMap(([sessionId, stored]) => {
    const item = liveItem(stored, now);
    return item ? [[sessionId, item] as const] : [];
  });

export interface ListedSession extends SessionOrigin {
  readonly sessionId: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

const codec = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]+Z [\w-]+$/);
const positionOf = ([sessionId, { lastSeenAt }]: Held): string => `${lastSeenAt} ${sessionId}`;

/** A page of the live sessions of a user, the one used last first. */
export async function listSessions(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  { take, cursor, now }: { readonly take: number; readonly cursor?: string | undefined; readonly now: Date },
): Promise<Page<ListedSession>> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const holder = await readHolder(store, userId);
  const live = liveOf(holder?.sessions ?? {}, now).toSorted((one, other) =>
    positionOf(one) < positionOf(other) ? 1 : -1,
  );
  const left = live.filter((held) => after === null || positionOf(held) < after);
  const page = left.slice(0, take);
  const last = page.at(-1);
  const items = page.map(([sessionId, { createdAt, lastSeenAt, userAgent, sourceIp }]) => ({
    sessionId,
    createdAt,
    lastSeenAt,
    userAgent,
    sourceIp,
  }));
  return {
    items,
    nextCursor: last && left.length > take ? codec.cursorOf(positionOf(last)) : null,
    total: live.length,
  };
}

/**
 * The one write that ends all sessions of a user but the one that is named, for a transaction; and how many live ones it ends. It fails
 * when a session has begun or ended since: then ask for it again.
 */
export async function sessionsEnd(
  store: DynamoDBDocumentClient,
  userId: string,
  { except, now }: { readonly except?: string; readonly now: Date },
): Promise<{ readonly item: TransactItem; readonly ended: number }> {
  const holder = await readHolder(store, userId);
  const ends = Object.keys(holder?.sessions ?? {}).filter((id) => id !== except);
  const ended = liveOf(holder?.sessions ?? {}, now).filter(([id]) => id !== except).length;
  return { item: holderChange(userId, holder, { ends }), ended };
}

async function touchSession(store: DynamoDBDocumentClient, session: SessionName, now: Date): Promise<void> {
  const update = sessionUpdate(session, {
    UpdateExpression: 'SET sessions.#session.lastSeenAt = :now',
    // Never restores a session that has ended since it was read, and never sets its clock back.
    ConditionExpression: 'attribute_exists(sessions.#session) AND sessions.#session.lastSeenAt < :now',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  await ifHoldsInTurn(() => store.send(new UpdateCommand(update)));
}

/** Ends a session: its token is invalid from now on. Answers whether there was one; ending it twice is not an error. */
export async function endSession(store: DynamoDBDocumentClient, session: SessionName): Promise<boolean> {
  const update = sessionUpdate(session, {
    UpdateExpression: 'SET revision = revision + :one REMOVE sessions.#session',
    ConditionExpression: 'attribute_exists(sessions.#session)',
    ExpressionAttributeValues: { ':one': 1 },
  });
  return ifHoldsInTurn(() => store.send(new UpdateCommand(update)));
}
