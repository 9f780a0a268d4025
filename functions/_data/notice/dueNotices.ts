import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { timePrefix } from '../../_store/idRange.ts';
import type { Key } from '../../_store/item.ts';
import { readFirst } from '../../_store/page.ts';
import type { MarkedItem } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What each notice has, whatever it tells of. */
export const noticeFields = {
  dueAt: z.iso.datetime(),
  /** The id of each notification: a ULID of the due instant, the same for everybody, so that a repeat tells nobody twice. */
  noticeId: z.string(),
  /** Where the worker goes on. */
  cursor: z.string().nullable(),
};
interface DueNotice {
  readonly dueAt: string;
  readonly noticeId: string;
  readonly cursor: string | null;
}

interface NoticeShape<Notice> {
  readonly parse: (item: unknown) => Notice;
  readonly item: (key: Key, value: Notice, keysNow: Readonly<Record<never, unknown>>) => MarkedItem;
}

/**
 * Notices that many people are to be told, each from its due instant on, in a partition of their own. A worker goes through the people by
 * pages and keeps where it stands, so that a later run goes on there.
 */
export function dueNotices<About extends object>(shape: NoticeShape<About & DueNotice>, pk: string) {
  type Notice = About & DueNotice;
  const keyOf = ({ dueAt, noticeId }: DueNotice) => ({ pk, sk: `${dueAt}#${noticeId}` });

  /** Keeps where the worker goes on with a notice; false where another run has gone on meanwhile. */
  const move = (store: DynamoDBDocumentClient, notice: Notice, cursor: string): Promise<boolean> =>
    ifHolds(
      store.send(
        new UpdateCommand({
          TableName: tableName('requests'),
          Key: keyOf(notice),
          UpdateExpression: 'SET #cursor = :next',
          ConditionExpression: 'attribute_exists(pk) AND #cursor = :before',
          ExpressionAttributeNames: { '#cursor': 'cursor' },
          ExpressionAttributeValues: { ':next': cursor, ':before': notice.cursor },
        }),
      ),
    );

  /** Takes away a notice that everybody has been told of. */
  const end = async (store: DynamoDBDocumentClient, notice: Notice): Promise<void> => {
    await ifHolds(
      store.send(
        new DeleteCommand({
          TableName: tableName('requests'),
          Key: keyOf(notice),
          ConditionExpression: 'attribute_exists(pk)',
        }),
      ),
    );
  };

  return {
    end,
    /** The write of a notice, for the transaction of what it tells of. */
    put: (about: About, { id, due }: { readonly id: string; readonly due: Date }): TransactItem => {
      const noticeId = `${timePrefix(due.getTime())}${id.slice(10)}`;
      const notice = { ...about, dueAt: due.toISOString(), noticeId, cursor: null };
      return {
        Put: {
          TableName: tableName('requests'),
          Item: shape.item(keyOf(notice), notice, {}),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      };
    },
    /** The notices that are due, the oldest first. */
    listDue: async (store: DynamoDBDocumentClient, now: Date, most: number): Promise<Notice[]> => {
      const due = { table: 'requests', partition: { value: pk }, sort: { high: `${now.toISOString()}~` } } as const;
      return (await readFirst(store, due, most)).map((item) => shape.parse(item));
    },
    /**
     * Goes on with a notice for so many steps at most, and takes it away after the last one. A step tells the people of one page and answers
     * the cursor of the next, or null behind the last; the work stops where another run has gone on meanwhile.
     */
    walk: async (
      store: DynamoDBDocumentClient,
      notice: Notice,
      { most, step }: { readonly most: number; readonly step: (cursor: string | undefined) => Promise<string | null> },
    ): Promise<void> => {
      let current = notice;
      for (let steps = 0; steps < most; steps += 1) {
        const next = await step(current.cursor ?? undefined);
        if (next === null) return end(store, notice);
        if (!(await move(store, current, next))) return;
        current = { ...current, cursor: next };
      }
    },
  };
}
