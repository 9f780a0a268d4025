import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const registerState = z.object({
  /** When the payer brought the newest list that was taken in whole. */
  listedAt: z.iso.datetime(),
  /** The import that brought it, and of when the newest list before it was; left out of a list that cannot be taken back. */
  importId: z.string().optional(),
  listedBefore: z.iso.datetime().nullable().optional(),
});
const shape = shapeOf({ entity: 'registerState', version: 1, schema: registerState, keys: [] });

const keyOf = (payerId: OwnPayerId) => ({ pk: `PAYER#${payerId}#REGISTER`, sk: 'STATE' });

/** The stored form of how old a payer's register is. */
export const registerStateItem = (payerId: OwnPayerId, listedAt: string) =>
  shape.item(keyOf(payerId), { listedAt }, {});

type RegisterState = z.infer<typeof registerState>;

/** Remembers that a list of this moment was taken in; an earlier list that ends later changes nothing. */
export async function noteList(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  listedAt: string,
  by: Pick<RegisterState, 'importId' | 'listedBefore'> = {},
): Promise<void> {
  const noting = new PutCommand({
    TableName: tableName('members'),
    Item: shape.item(keyOf(payerId), { listedAt, ...by }, {}),
    ConditionExpression: 'attribute_not_exists(pk) OR listedAt < :listedAt',
    ExpressionAttributeValues: { ':listedAt': listedAt },
  });
  await ifHolds(store.send(noting));
}

/** Of when the newest list of a payer's register is; null for a register that never had one. */
export const registerListedAt = (store: DynamoDBDocumentClient, payerId: OwnPayerId): Promise<string | null> =>
  getItem(store, 'members', keyOf(payerId), (item) => shape.parse(item).listedAt);

/** Forgets the list of an import that was taken back: the register is as old as the list before it. */
export async function forgetList(store: DynamoDBDocumentClient, payerId: OwnPayerId, importId: string): Promise<void> {
  const found = await getItem(store, 'members', keyOf(payerId), shape.parse);
  if (found?.importId !== importId) return;
  const still = {
    TableName: tableName('members'),
    ConditionExpression: 'importId = :import',
    ExpressionAttributeValues: { ':import': importId },
  };
  const { listedBefore = null } = found;
  const forgetting =
    listedBefore === null
      ? new DeleteCommand({ ...still, Key: keyOf(payerId) })
      : new PutCommand({ ...still, Item: registerStateItem(payerId, listedBefore) });
  await ifHolds(store.send(forgetting as PutCommand));
}
