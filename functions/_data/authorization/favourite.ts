import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Favourite, favourite } from '../../../shared/authorization/favourites.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { overVersion } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const shape = shapeOf({ entity: 'authorizationFavourite', version: 1, schema: favourite, keys: [] });

const partitionOf = (facilityId: OwnFacilityId): string => `FACILITY#${facilityId}#FAVOURITES`;
const keyOf = (facilityId: OwnFacilityId, favouriteId: string) => ({
  pk: partitionOf(facilityId),
  sk: `FAVOURITE#${favouriteId}`,
});

/** All sets of a facility, the oldest first: a bounded list. */
export async function listFavourites(store: DynamoDBDocumentClient, facilityId: OwnFacilityId): Promise<Favourite[]> {
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionOf(facilityId) },
  });
  return Array.fromAsync(items, (item) => shape.parse(item) as Favourite);
}

/** The write of a set, new or over the version before. */
export const favouritePut = (facilityId: OwnFacilityId, value: Favourite): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(facilityId, value.favouriteId), value, {}),
    ...overVersion(value.version),
  },
});

/** The write that removes a set as it was seen. */
export const favouriteDelete = (
  facilityId: OwnFacilityId,
  { favouriteId, version }: Pick<Favourite, 'favouriteId' | 'version'>,
): TransactItem => ({
  Delete: {
    TableName: tableName('requests'),
    Key: keyOf(facilityId, favouriteId),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': version },
  },
});
