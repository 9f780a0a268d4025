import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { KeptListName } from '../../../shared/lookupList/keptLists.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { entryKey, listPartition, paddedId } from './keptList.ts';

const entryUse = z.object({ entryId: z.int(), count: z.int().min(0) });
const shape = shapeOf({ entity: 'lookupUse', version: 1, schema: entryUse, keys: [] });

const usesPrefix = 'USES#';
const keyOf = (list: KeptListName, entryId: number) => ({
  pk: listPartition(list),
  sk: `${usesPrefix}${paddedId(entryId)}`,
});

const count = (list: KeptListName, entryId: number, by: 1 | -1): TransactItem => ({
  Update: {
    TableName: tableName('reference'),
    Key: keyOf(list, entryId),
    UpdateExpression: `SET entryId = :entryId, ${shape.set} ADD #count :by`,
    ConditionExpression: by === 1 ? 'attribute_not_exists(#count) OR #count >= :none' : '#count > :none',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':by': by, ':entryId': entryId, ':none': 0, ...shape.values },
  },
});

/**
 * The writes by which a record begins to use an entry, for the transaction that writes the record: the entry is counted, and the
 * transaction fails where somebody has deleted it.
 *
 * @example writeTogether(store, [userPut(next), ...beginningOfUse('groupOwners', groupOwnerId)])
 */
export const beginningOfUse = (list: KeptListName, entryId: number): TransactItem[] => [
  {
    ConditionCheck: {
      TableName: tableName('reference'),
      Key: entryKey(list, entryId),
      // An entry of the release that nobody has changed is not stored.
      ConditionExpression: 'attribute_not_exists(pk) OR isDeleted = :not',
      ExpressionAttributeValues: { ':not': false },
    },
  },
  count(list, entryId, 1),
];

/** The write by which a record no longer uses an entry. */
export const endOfUse = (list: KeptListName, entryId: number): TransactItem => count(list, entryId, -1);

/** The check, in a transaction, that no record uses an entry. */
export const isUnused = (list: KeptListName, entryId: number): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('reference'),
    Key: keyOf(list, entryId),
    ConditionExpression: 'attribute_not_exists(#count) OR #count = :none',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':none': 0 },
  },
});

/** How many records use the entries of a list, by entry; one that was never used is not in it. */
export async function readUses(
  store: DynamoDBDocumentClient,
  list: KeptListName,
): Promise<ReadonlyMap<number, number>> {
  const items = everyItem(store, {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :uses)',
    ExpressionAttributeValues: { ':pk': listPartition(list), ':uses': usesPrefix },
    ConsistentRead: true,
  });
  const uses = await Array.fromAsync(items, (item) => shape.parse(item));
  return new Map(uses.map((each) => [each.entryId, each.count]));
}
