import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../../_kit/env.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { seatsPk } from '../seat/seat.ts';
import { peoplePk } from '../user/peopleEntries.ts';
import { type Facility, facilityItems, facilityKey } from './facility.ts';

/** Whether more than `besides` items are stored in a partition. */
async function holdsMore(store: DynamoDBDocumentClient, table: Table, pk: string, besides = 0): Promise<boolean> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName(table),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      Limit: besides + 1,
    }),
  );
  return Items.length > besides;
}

/**
 * Whether anything depends on a facility: somebody belongs to it, has ever worked there (the count of its seats stays when they leave, and
 * without a person it has no request of any kind), or it has clinicians.
 */
export async function isInUse(store: DynamoDBDocumentClient, { facilityId }: Facility): Promise<boolean> {
  const used = await Promise.all([
    holdsMore(store, 'users', seatsPk(facilityId)),
    holdsMore(store, 'users', peoplePk({ facilityId, isRemoved: false })),
    holdsMore(store, 'users', peoplePk({ facilityId, isRemoved: true })),
    // Its own record is there.
    holdsMore(store, 'facilities', facilityKey(facilityId).pk, 1),
  ]);
  return used.includes(true);
}

/** The writes that take back a facility that nobody uses, with all that leads to it: they fail where it has changed since it was added. */
export function unusedFacilityDeletes(value: Facility): TransactItem[] {
  const TableName = tableName('facilities');
  const [record, ...others] = facilityItems(value);
  if (!record) return [];
  const unchanged = {
    ConditionExpression: 'version = :first',
    ExpressionAttributeValues: { ':first': 1 },
  };
  return [
    { Delete: { TableName, Key: { pk: record.pk, sk: record.sk }, ...unchanged } },
    ...others.map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
  ];
}
