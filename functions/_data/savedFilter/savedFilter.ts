import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mostSavedFilters, type SavedFilter, savedFilter } from '../../../shared/_field/savedFilter.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

/** The table's filters of one user are one item, so that their number is a condition of the very write. */
const storedFilters = z.object({ filters: z.record(z.string(), savedFilter.shape.values) });

const shape = shapeOf({ entity: 'savedFilters', version: 1, schema: storedFilters, keys: [] });

const keyOf = (userId: OwnUserId, table: string) => ({ pk: `USER#${userId}`, sk: `FILTERS#${table}` });

/** The filters that a user has saved for a table, by name. */
export async function listFilters(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  table: string,
): Promise<SavedFilter[]> {
  const stored = await getItem(store, 'users', keyOf(userId, table), shape.parse);
  return Object.entries(stored?.filters ?? {})
    .map(([name, values]) => ({ name, values }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The first filter of a table; says whether it was. */
function putFirst(store: DynamoDBDocumentClient, userId: OwnUserId, table: string, filter: SavedFilter) {
  const Item = shape.item(keyOf(userId, table), { filters: { [filter.name]: filter.values } }, {});
  const ConditionExpression = 'attribute_not_exists(pk)';
  return ifHolds(store.send(new PutCommand({ TableName: tableName('users'), Item, ConditionExpression })));
}

/** Another filter, or a new content for one of the same name; says whether there was room. */
function putAnother(store: DynamoDBDocumentClient, userId: OwnUserId, table: string, filter: SavedFilter) {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: keyOf(userId, table),
    UpdateExpression: 'SET filters.#name = :values',
    ConditionExpression: 'attribute_exists(filters.#name) OR size(filters) < :most',
    ExpressionAttributeNames: { '#name': filter.name },
    ExpressionAttributeValues: { ':values': filter.values, ':most': mostSavedFilters },
  });
  return ifHolds(store.send(update));
}

/** Saves a filter under its name; throws `tooManyFilters` when the table's 20 names are taken. */
export async function putFilter(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  table: string,
  filter: SavedFilter,
): Promise<void> {
  const isSaved = (await putFirst(store, userId, table, filter)) || (await putAnother(store, userId, table, filter));
  if (!isSaved) throw fail('tooManyFilters');
}

/** Removes a filter. One that is gone already is no fault. */
export async function removeFilter(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  table: string,
  name: string,
): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('users'),
    Key: keyOf(userId, table),
    UpdateExpression: 'REMOVE filters.#name',
    ConditionExpression: 'attribute_exists(filters.#name)',
    ExpressionAttributeNames: { '#name': name },
  });
  await ifHolds(store.send(update));
}
