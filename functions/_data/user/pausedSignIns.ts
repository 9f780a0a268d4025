import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { epochSeconds } from '../../_store/expiry.ts';
import { countUpTo, type ListQuery, readPage } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';

/** Whose sign-in is paused: an account, or a name that no account has, of which only the hash is kept. */
export type Paused = { readonly userId: string } | { readonly nameHash: string };

const partitions = { names: 'PAUSEDSIGNINS', users: 'PAUSEDUSERS' } as const;
const shape = markOf('pausedSignIn', 1);

/** Sorted by the end of the pause, so that those that last are counted and listed by a range. A hash says nothing of the name. */
const keyOf = (until: Date, paused: Paused) =>
  'userId' in paused
    ? { pk: partitions.users, sk: `${until.toISOString()}#${paused.userId}` }
    : { pk: partitions.names, sk: `${until.toISOString()}#${paused.nameHash}` };

/** Marks that a sign-in is paused until an instant, with one write for a name that is known and for one that is not. What was typed as a name is not kept. */
export async function markPaused(store: DynamoDBDocumentClient, paused: Paused, until: Date): Promise<void> {
  const Item = shape.mark({ ...keyOf(until, paused), expiresAt: epochSeconds(until) });
  const ConditionExpression = 'attribute_not_exists(pk)';
  await ifHolds(store.send(new PutCommand({ TableName: tableName('users'), Item, ConditionExpression })));
}

/** Removes the mark of a pause that was ended early. */
export async function unmarkPaused(store: DynamoDBDocumentClient, paused: Paused, until: Date): Promise<void> {
  await store.send(new DeleteCommand({ TableName: tableName('users'), Key: keyOf(until, paused) }));
}

const lastingOf = (partition: string, now: Date): ListQuery => ({
  table: 'users',
  partition: { value: partition },
  sort: { low: now.toISOString() },
});

/** For how many names sign-in is paused at this moment, counted up to `most`. */
export async function countPaused(store: DynamoDBDocumentClient, now: Date, most: number) {
  const counts = await Promise.all(
    Object.values(partitions).map((partition) => countUpTo(store, lastingOf(partition, now), most)),
  );
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  return { count: Math.min(count, most), isMore: count > most || counts.some(({ isMore }) => isMore) };
}

/** An account whose sign-in is paused, and until when. */
interface PausedUser {
  readonly userId: string;
  readonly until: string;
}

const codec = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,60}$/);

/** A page of the accounts whose sign-in is paused at this moment, whose pause ends first comes first. */
export const listPausedUsers = (
  store: DynamoDBDocumentClient,
  now: Date,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<PausedUser>> =>
  readPage(store, lastingOf(partitions.users, now), {
    ...page,
    codec,
    parse: ({ sk }) => {
      const [until = '', userId = ''] = String(sk).split('#');
      return { userId, until };
    },
  });
