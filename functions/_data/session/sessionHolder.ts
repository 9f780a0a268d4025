import type { DynamoDBDocumentClient, UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

export interface SessionName {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * All sessions of a user are one item. So every call's check reads one item, and one write ends all of them. `revision` counts the sessions
 * that began and ended; a use of a session leaves it.
 */
const holder = z.object({ sessions: z.record(z.string(), z.unknown()), revision: z.int(), expiresAt: z.int() });
export type SessionHolder = z.infer<typeof holder>;
const mark = markOf('sessions', 1);

const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'SESSIONS' });

/** The sessions of a user, those that are over among them; null for a user who has none. */
export const readHolder = (store: DynamoDBDocumentClient, userId: string): Promise<SessionHolder | null> =>
  getItem(store, 'users', keyOf(userId), (item) => holder.parse(item));

/** The write of a user's first session, which fails when there are sessions already. */
export const holderPut = (userId: string, sessions: Record<string, unknown>, expiresAt: number): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: mark.mark({ ...keyOf(userId), sessions, revision: 1, expiresAt }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

interface HolderChange {
  /** Epoch seconds tell until when the item must be kept. */
  readonly begins?: { readonly sessionId: string; readonly session: unknown; readonly expiresAt: number };
  readonly ends: readonly string[];
  /** A session that must still be there. */
  readonly needs?: string;
}

/** The write that begins one session and ends others. It fails when a session has begun or ended since the holder was read. */
export function holderChange(userId: string, before: SessionHolder | null, change: HolderChange): TransactItem {
  const place = { TableName: tableName('users'), Key: keyOf(userId) };
  if (!before) return { ConditionCheck: { ...place, ConditionExpression: 'attribute_not_exists(pk)' } };
  const { begins, ends, needs } = change;
  const names = {
    ...Object.fromEntries(ends.map((id, at) => [`#end${at}`, id])),
    ...(begins && { '#begins': begins.sessionId }),
    ...(needs && { '#needs': needs }),
  };
  return {
    Update: {
      ...place,
      UpdateExpression: [
        'SET revision = :next',
        ...(begins ? [', sessions.#begins = :session, expiresAt = :end'] : []),
        ...(ends.length > 0 ? [` REMOVE ${ends.map((_, at) => `sessions.#end${at}`).join(', ')}`] : []),
      ].join(''),
      ConditionExpression: `revision = :before${needs ? ' AND attribute_exists(sessions.#needs)' : ''}`,
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: {
        ':before': before.revision,
        ':next': before.revision + 1,
        ...(begins && { ':session': begins.session, ':end': Math.max(before.expiresAt, begins.expiresAt) }),
      },
    },
  };
}

type SessionUpdate = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** A write to one session, which its expressions name `sessions.#session`. */
export const sessionUpdate = ({ userId, sessionId }: SessionName, update: SessionUpdate): UpdateCommandInput => ({
  TableName: tableName('users'),
  Key: keyOf(userId),
  ...update,
  ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#session': sessionId },
});
