import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { type Message, message, type ReadMark, readMark, sides } from '../../../shared/_parts/conversation.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { readFirst, readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const shape = shapeOf({ entity: 'message', version: 1, schema: message, keys: [] });
const readShape = shapeOf({ entity: 'readMark', version: 1, schema: readMark, keys: [] });

/** The write of a new message of a record, for the transaction of what it does. Messages never change. */
export const messagePut = (recordPk: OwnPk, value: Message): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item({ pk: recordPk, sk: `MESSAGE#${value.messageId}` }, value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A page of a record's messages, newest first. */
export const listMessages = (
  store: DynamoDBDocumentClient,
  recordPk: OwnPk,
  page: { cursor?: string | undefined; take: number },
): Promise<Page<Message>> =>
  readPage(
    store,
    { table: 'requests', partition: { value: recordPk }, sort: { prefix: 'MESSAGE#' }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** Moves the mark of how far a side has read; it never goes back, and then nothing is written. */
export async function markMessageRead(
  store: DynamoDBDocumentClient,
  recordPk: OwnPk,
  { side, messageId, at }: ReadMark,
): Promise<void> {
  await ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: { pk: recordPk, sk: `READ#${side}` },
        UpdateExpression: `SET messageId = :id, #at = :at, side = :side, ${readShape.set}`,
        ConditionExpression: 'attribute_not_exists(pk) OR messageId < :id',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':id': messageId, ':at': at, ':side': side, ...readShape.values },
      }),
    ),
  );
}

/** How far the sides of a record have read. */
export async function listReadMarks(store: DynamoDBDocumentClient, recordPk: OwnPk): Promise<ReadMark[]> {
  const marks = { table: 'requests', partition: { value: recordPk }, sort: { prefix: 'READ#' } } as const;
  return (await readFirst(store, marks, sides.length)).map((item) => readShape.parse(item));
}
