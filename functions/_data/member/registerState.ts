import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const registerState = z.object({
  /** When the payer brought the newest list that was taken in whole. */
  listedAt: z.iso.datetime(),
});
const shape = shapeOf({ entity: 'registerState', version: 1, schema: registerState, keys: [] });

const keyOf = (payerId: OwnPayerId) => ({ pk: `PAYER#${payerId}#REGISTER`, sk: 'STATE' });

/** The stored form of how old a payer's register is. */
export const registerStateItem = (payerId: OwnPayerId, listedAt: string) =>
  shape.item(keyOf(payerId), { listedAt }, {});

/** Remembers that a list of this moment was taken in; an earlier list that ends later changes nothing. */
export async function noteList(store: DynamoDBDocumentClient, payerId: OwnPayerId, listedAt: string): Promise<void> {
  const noting = new PutCommand({
    TableName: tableName('members'),
    Item: registerStateItem(payerId, listedAt),
    ConditionExpression: 'attribute_not_exists(pk) OR listedAt < :listedAt',
    ExpressionAttributeValues: { ':listedAt': listedAt },
  });
  await ifHolds(store.send(noting));
}

/** Of when the newest list of a payer's register is; null for a register that never had one. */
export const registerListedAt = (store: DynamoDBDocumentClient, payerId: OwnPayerId): Promise<string | null> =>
  getItem(store, 'members', keyOf(payerId), (item) => shape.parse(item).listedAt);
