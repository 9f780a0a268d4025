import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

/** A seat: somebody has worked for the facility, and counts among those whom its portal licences allow. */
const shape = markOf('seat', 1);
const countShape = markOf('seatCount', 1);

/** The partition of the seats of a facility, and of their count, which stays. */
export const seatsPk = (facilityId: string): string => `SEATS#FACILITY#${facilityId}`;
const seatKey = (facilityId: string, userId: string) => ({ pk: seatsPk(facilityId), sk: `USER#${userId}` });
const countKey = (facilityId: string) => ({ pk: seatsPk(facilityId), sk: 'COUNT' });
const counted = z.object({ inUse: z.int(), toldOn: z.string().optional() });
const held = z.object({ userId: z.string() });

/** How many people have a seat at a facility. */
export const countSeats = async (store: DynamoDBDocumentClient, facilityId: string): Promise<number> =>
  (await getItem(store, 'users', countKey(facilityId), counted.parse))?.inUse ?? 0;

/** Whether a person has a seat at a facility. */
export const hasSeat = async (store: DynamoDBDocumentClient, facilityId: string, userId: string): Promise<boolean> =>
  (await getItem(store, 'users', seatKey(facilityId, userId), held.parse)) !== null;

/** The write that counts one more where fewer than `most` are counted, or one fewer. */
function countUpdate(facilityId: string, change: 1 | -1, most: number | null): TransactItem {
  const isBounded = change === 1 && most !== null;
  return {
    Update: {
      TableName: tableName('users'),
      Key: countKey(facilityId),
      UpdateExpression: `SET inUse = if_not_exists(inUse, :zero) + :change, ${countShape.set}`,
      ConditionExpression:
        change === -1
          ? 'inUse > :zero'
          : isBounded
            ? 'attribute_not_exists(inUse) OR inUse < :most'
            : 'attribute_not_exists(inUse) OR inUse >= :zero',
      ExpressionAttributeValues: {
        ':zero': 0,
        ':change': change,
        ...countShape.values,
        ...(isBounded && { ':most': most }),
      },
    },
  };
}

/** Gives a person a seat; false when `most` are taken, or somebody else took or left one at this moment. */
export const takeSeat = (
  store: DynamoDBDocumentClient,
  facilityId: string,
  { userId, most, at }: { readonly userId: string; readonly most: number | null; readonly at: Date },
): Promise<boolean> =>
  writeTogether(store, [
    {
      Put: {
        TableName: tableName('users'),
        Item: shape.mark({ ...seatKey(facilityId, userId), userId, takenAt: at.toISOString() }),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    countUpdate(facilityId, 1, most),
  ]);

/** Takes a person's seat away; false when there is none. */
export const leaveSeat = (store: DynamoDBDocumentClient, facilityId: string, userId: string): Promise<boolean> =>
  writeTogether(store, [
    {
      Delete: {
        TableName: tableName('users'),
        Key: seatKey(facilityId, userId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    countUpdate(facilityId, -1, null),
  ]);

/** The people who have a seat at a facility, page by page. */
export async function* seatedPeople(store: DynamoDBDocumentClient, facilityId: string): AsyncGenerator<string[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(
      new QueryCommand({
        TableName: tableName('users'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :user)',
        ExpressionAttributeValues: { ':pk': seatsPk(facilityId), ':user': 'USER#' },
        ConsistentRead: true,
        Limit: 100,
        ExclusiveStartKey: from,
      }),
    );
    yield (page.Items ?? []).map((item) => held.parse(item).userId);
    from = page.LastEvaluatedKey;
  } while (from);
}

/** The write that remembers that the administrators were told on this day that no seat is free; its condition fails on a day when they were. */
export const toldUpdate = (facilityId: string, day: string): TransactItem => ({
  Update: {
    TableName: tableName('users'),
    Key: countKey(facilityId),
    UpdateExpression: `SET toldOn = :day, ${countShape.set}`,
    ConditionExpression: 'attribute_exists(inUse) AND (attribute_not_exists(toldOn) OR toldOn <> :day)',
    ExpressionAttributeValues: { ':day': day, ...countShape.values },
  },
});
