import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { knownKind, mostCountedUnread, notificationDays } from '../../../shared/notification/notificationKinds.ts';
import { type Notification, type NotificationFilter, notification } from '../../../shared/notification/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { highestIdOf, lowestIdAt } from '../../_store/idRange.ts';
import { type ListQuery, readFirst, readOn } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { choiceAmong, choiceSortKey, groupOfKind, isHidden, readNewsChoice } from '../newsChoice/newsChoice.ts';

const dayMs = 86_400_000;
const unreadIndex = 'unread';
const shownAsNews = 5;
const parallelMarks = 25;

/** Whose notifications: the partition comes from the session and never from a request. */
export interface Reader {
  readonly userId: OwnUserId;
  readonly facilityId: string | null;
  /** Of the session; without them the reader has no rights. */
  readonly roles?: readonly Role[];
  readonly facilityRoles?: readonly Role[];
}

/**
 * The words of a notification and the record that it leads to; `facilityId` where the record is one of that facility's. `toldAt` is the facility for whose sake its reader
 * is told where the link works in every session: who has left it is not mailed any more.
 */
export type News = Notification extends infer Each
  ? Each extends Exclude<Notification, { kind: 'unknown' }>
    ? Pick<Each, 'kind' | 'facts'> & {
        readonly link: string;
        readonly facilityId: string | null;
        readonly toldAt?: string;
      }
    : never
  : never;

const shape = markOf('notification', 1);
const partitionOf = (userId: string): string => `NOTIFICATIONS#${userId}`;

/**
 * The write of a new notification, for the transaction of the change that it reports: both are stored, or neither. A repeated try
 * of the change stores it once. `id` is a ULID made at the instant `at`; lists read the age of a notification from it.
 */
export const notificationPut = (userId: string, news: News, { id, at }: { id: string; at: Date }): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.mark({
      pk: partitionOf(userId),
      sk: id,
      unreadPk: partitionOf(userId),
      ...news,
      createdAt: at.toISOString(),
      expiresAt: expiresIn({ days: notificationDays }, at),
    }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The same for something that is told again under the same id: it takes the place of the first, and is unread again. */
export function repeatedNotificationPut(userId: string, news: News, made: { id: string; at: Date }): TransactItem {
  const { Put } = notificationPut(userId, news, made);
  return {
    Put: {
      ...Put,
      ConditionExpression: 'attribute_not_exists(pk) OR #kind = :kind',
      ExpressionAttributeNames: { '#kind': 'kind' },
      ExpressionAttributeValues: { ':kind': news.kind },
    },
  } as TransactItem;
}

/**
 * The write of a notification that stands for whatever happens from `since` on: another one of the same time takes its place and is
 * unread again. Two kinds that are told so must not share their readers.
 */
export function groupedNotificationPut(
  userId: string,
  news: News,
  { since, at }: { since: Date; at: Date },
): TransactItem {
  const { Put } = notificationPut(userId, news, { id: lowestIdAt(since.getTime()), at });
  return {
    Put: {
      ...Put,
      ConditionExpression: 'attribute_not_exists(pk) OR createdAt < :at',
      ExpressionAttributeValues: { ':at': at.toISOString() },
    },
  } as TransactItem;
}

const place = z.object({ facilityId: z.string().nullable(), link: z.string() });

const notificationOf = openParser(notification);

/** Who may read the requests of a facility may know whose they are: an answer may come after somebody has lost that right. */
const mayReadPatients = ({ roles = [], facilityRoles = [] }: Reader): boolean =>
  [...roles, ...facilityRoles].some((role) => role === 'Eligibility' || role === 'SuperAdmin');

/** The facts that a reader may know. */
function knownFacts(facts: unknown, isPatientKnown: boolean): unknown {
  if (isPatientKnown || typeof facts !== 'object' || facts === null || !('patient' in facts)) return facts;
  const { patient: _, ...others } = facts;
  return others;
}

/** An item as its reader sees it: one of a kind that this release does not know (a newer one wrote it) is there without its facts. */
function shown(item: Record<string, unknown>, reader: Reader): Notification {
  const { facilityId, link } = place.parse(item);
  const isHere = facilityId === null || facilityId === reader.facilityId;
  const { facts, createdAt, readAt = null } = item;
  const kind = knownKind(item.kind);
  return notificationOf({
    notificationId: item.sk,
    kind,
    facts: kind === 'unknown' ? {} : knownFacts(facts, isHere && facilityId !== null && mayReadPatients(reader)),
    link: isHere ? link : null,
    createdAt,
    readAt,
  });
}

/** A reader's notifications up to an id, newest first. The range ends before expired ones, also before the store has removed them. */
const listOf = (userId: string, filter: NotificationFilter, upTo: string, now: Date): ListQuery => ({
  table: 'users',
  ...(filter === 'unread' && { index: unreadIndex }),
  partition: { name: filter === 'unread' ? 'unreadPk' : 'pk', value: partitionOf(userId) },
  sort: { low: lowestIdAt(now.getTime() - notificationDays * dayMs), high: upTo },
  isNewestFirst: true,
});

const newestOfAll = (): string => highestIdOf(undefined);

/** A page of the reader's notifications, newest first, without what they have chosen not to see. */
export async function listNotifications(
  store: DynamoDBDocumentClient,
  reader: Reader,
  { filter, ...page }: { cursor?: string | undefined; take: number; filter: NotificationFilter },
  now: Date,
): Promise<Page<Notification>> {
  const choice = await readNewsChoice(store, reader.userId);
  const parse = (item: Record<string, unknown>) =>
    isHidden(choice, groupOfKind(item.kind)) ? null : shown(item, reader);
  return readOn(store, listOf(reader.userId, filter, newestOfAll(), now), { ...page, codec: ulidCursor, parse });
}

/** What a reader has not read, newest first, at most `most`, and what they have chosen: one query of the sparse index. */
export async function readUnread(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  { now, most }: { now: Date; most: number },
) {
  const found = await readFirst(store, listOf(userId, 'unread', choiceSortKey(userId), now), most + 1);
  const choice = found[0] ? choiceAmong(found[0]) : null;
  return { choice, unread: (choice ? found.slice(1) : found).slice(0, most) };
}

/** How many are unread, counted no further than is shown, and the newest of them, without what the reader has chosen not to see. */
export async function readNews(store: DynamoDBDocumentClient, reader: Reader, now: Date) {
  const { choice, unread } = await readUnread(store, reader.userId, { now, most: mostCountedUnread + 1 });
  const found = unread.filter(({ kind }) => !isHidden(choice, groupOfKind(kind)));
  return { unread: found.length, newest: found.slice(0, shownAsNews).map((item) => shown(item, reader)) };
}

/**
 * Marks one as read; false when the user has no notification with that id. Keeps the time of the first reading, and
 * removes it from the unread list.
 */
export function setRead(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  notificationId: string,
  now: Date,
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: { pk: partitionOf(userId), sk: notificationId },
    UpdateExpression: 'SET readAt = if_not_exists(readAt, :now) REMOVE unreadPk',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  });
  return ifHolds(store.send(update));
}

/** Marks the unread ones up to an id as read, at most a hundred; says how many, and whether there may be more. */
export async function setAllRead(store: DynamoDBDocumentClient, userId: OwnUserId, upTo: string, now: Date) {
  const most = mostCountedUnread + 1;
  const found = await readFirst(store, listOf(userId, 'unread', upTo, now), most);
  for (let at = 0; at < found.length; at += parallelMarks) {
    const batch = found.slice(at, at + parallelMarks);
    await Promise.all(batch.map(({ sk }) => setRead(store, userId, String(sk), now)));
  }
  return { marked: found.length, hasMore: found.length === most };
}
