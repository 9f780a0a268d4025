import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type NewsChoices, usualPlace } from '../../../shared/notification/newsChoices.ts';
import {
  canBeMailed,
  canLeavePortal,
  type NewsGroupName,
  newsGroupNames,
  newsGroupOf,
} from '../../../shared/notification/newsGroups.ts';
import { kindsOfNews } from '../../../shared/notification/newsReaders.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { storedUserId } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem, type StoredItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';

/** What somebody has chosen to hear of. Only what differs from the usual is kept, so that a new group is told as usual. */
const storedNewsChoice = z.strictObject({
  userId: storedUserId,
  /** The groups that the portal does not show; names that a newer release knows stay. */
  hidden: z.array(z.string()),
  /** The groups that are mailed, each from an instant on: what was told before is not mailed. */
  mailFrom: z.record(z.string(), z.iso.datetime()),
  version: z.int().positive(),
});
export type NewsChoice = z.infer<typeof storedNewsChoice>;

const shape = shapeOf({ entity: 'newsChoice', version: 1, schema: storedNewsChoice, keys: ['unreadPk'] });
const pk = 'NEWSCHOICES';
/** After every id of a notification: with the newest first, a choice stands before what it is about. */
const sortPrefix = 'CHOICE#';
const keyOf = (userId: string) => ({ pk, sk: `${sortPrefix}${userId}` });

/** The end of the range of unread notifications with their reader's choice in it. */
export const choiceSortKey = (userId: OwnUserId): string => keyOf(userId).sk;

/** The choice among what a query of unread notifications found; null for a notification. */
export const choiceAmong = (item: StoredItem): NewsChoice | null => (item.pk === pk ? shape.parse(item) : null);

/** What somebody has chosen; null for who has chosen nothing. */
export const readNewsChoice = (store: DynamoDBDocumentClient, userId: OwnUserId): Promise<NewsChoice | null> =>
  getItem(store, 'users', keyOf(userId), shape.parse);

/** Stores a choice over the one that was read, or the first one; false where another one has been stored meanwhile. */
export const saveNewsChoice = (
  store: DynamoDBDocumentClient,
  choice: NewsChoice,
  before: NewsChoice | null,
): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('users'),
        Item: shape.item(keyOf(choice.userId), choice, { unreadPk: `NOTIFICATIONS#${choice.userId}` }, before),
        ConditionExpression: before ? 'version = :version' : 'attribute_not_exists(pk)',
        ...(before && { ExpressionAttributeValues: { ':version': before.version } }),
      }),
    ),
  );

const codec = cursorCodec(/^[\w-]{1,40}$/);

/** A page of the choices of everybody, for the worker that mails news. */
export const listNewsChoices = (
  store: DynamoDBDocumentClient,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<NewsChoice>> =>
  readPage(
    store,
    { table: 'users', partition: { value: pk }, sort: { prefix: sortPrefix } },
    { ...page, codec, parse: shape.parse },
  );

/** The group of a stored kind; null for one that this release does not know. */
export const groupOfKind = (kind: unknown): NewsGroupName | null =>
  typeof kind === 'string' && Object.hasOwn(kindsOfNews, kind)
    ? kindsOfNews[kind as keyof typeof kindsOfNews].group
    : null;

/** Whether the portal does not show a group. What must be shown is, whatever is stored. */
export const isHidden = (choice: NewsChoice | null, group: NewsGroupName | null): boolean =>
  choice !== null && group !== null && canLeavePortal(group) && choice.hidden.includes(group);

/** Since when a group is mailed; null where it is not. */
export const mailedSince = (choice: NewsChoice | null, group: NewsGroupName | null): string | null =>
  choice !== null && group !== null && canBeMailed(group) ? (choice.mailFrom[group] ?? null) : null;

/** A choice as it is shown. What its rule forbids now, of a release before, is as usual. */
export function choicesOf(choice: NewsChoice | null): NewsChoices {
  const placeOf = (group: NewsGroupName) => {
    const place = { inPortal: !isHidden(choice, group), byMail: mailedSince(choice, group) !== null };
    const isNowhere = !place.inPortal && !place.byMail;
    return isNowhere && newsGroupOf(group).stays !== 'nowhere' ? usualPlace : place;
  };
  return Object.fromEntries(newsGroupNames.map((group) => [group, placeOf(group)])) as NewsChoices;
}

const unknownTo = (names: readonly string[]) => names.filter((name) => !newsGroupNames.includes(name as NewsGroupName));

/** The choice that is to be stored. A group that was mailed already goes on from where it was; groups of a newer release stay. */
export function chosen(
  userId: OwnUserId,
  choices: NewsChoices,
  { before, at }: { readonly before: NewsChoice | null; readonly at: Date },
): NewsChoice {
  const { hidden = [], mailFrom = {}, version = 0 } = before ?? {};
  const mailed = newsGroupNames.filter((group) => choices[group].byMail);
  const kept = unknownTo(Object.keys(mailFrom));
  return {
    ...before,
    userId,
    hidden: [...newsGroupNames.filter((group) => !choices[group].inPortal), ...unknownTo(hidden)],
    mailFrom: Object.fromEntries([...mailed, ...kept].map((group) => [group, mailFrom[group] ?? at.toISOString()])),
    version: version + 1,
  };
}
