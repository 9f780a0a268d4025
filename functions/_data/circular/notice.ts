import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { provenPk } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { timePrefix } from '../../_store/idRange.ts';
import { readFirst } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { circularPk, type StoredCircular } from './circular.ts';

/** What is told of a circular: that it is there, that somebody has not read it yet, that it was withdrawn. */
export const noticeKinds = ['published', 'reminder', 'withdrawn'] as const;

const stored = z.object({
  circularPk: z.string().transform(provenPk),
  kind: z.enum(noticeKinds),
  dueAt: z.iso.datetime(),
  /** The id of each notification: a ULID of the due instant, the same for everybody, so that a repeat tells nobody twice. */
  noticeId: z.string(),
  /** Where the worker goes on. */
  cursor: z.string().nullable(),
});
const noticeShape = shapeOf({ entity: 'circularNotice', version: 1, schema: stored, keys: [] });
/** Something that waits to be told to the audience of a circular, or to who has opened it. */
export type StoredNotice = z.infer<typeof stored>;

const partition = 'CIRCULARNOTICES';
const keyOf = ({ dueAt, noticeId }: Pick<StoredNotice, 'dueAt' | 'noticeId'>) => ({
  pk: partition,
  sk: `${dueAt}#${noticeId}`,
});

/** The write of a notice, for the transaction of what it tells of. */
export function noticePut(
  circular: StoredCircular,
  kind: StoredNotice['kind'],
  { id, due }: { readonly id: string; readonly due: Date },
): TransactItem {
  const noticeId = `${timePrefix(due.getTime())}${id.slice(10)}`;
  const notice = { circularPk: circularPk(circular), kind, dueAt: due.toISOString(), noticeId, cursor: null };
  return {
    Put: {
      TableName: tableName('requests'),
      Item: noticeShape.item(keyOf(notice), notice, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The notices that are due, the oldest first. */
export const listDueNotices = async (
  store: DynamoDBDocumentClient,
  now: Date,
  most: number,
): Promise<StoredNotice[]> => {
  const due = { table: 'requests', partition: { value: partition }, sort: { high: `${now.toISOString()}~` } } as const;
  return (await readFirst(store, due, most)).map((item) => noticeShape.parse(item));
};

/** Keeps where the worker goes on with a notice; false where another run has gone on meanwhile. */
export const moveNotice = (store: DynamoDBDocumentClient, notice: StoredNotice, cursor: string): Promise<boolean> =>
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
export const endNotice = async (store: DynamoDBDocumentClient, notice: StoredNotice): Promise<void> => {
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
