import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mostSavedFilters, type SavedFilter, savedFilter } from '../../../shared/_field/savedFilter.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';

/** The table's filters of one user are one item, so that their number is a condition of the very write. */
const storedFilters = z.object({ filters: z.record(z.string(), savedFilter.shape.values) });

const keyOf = (userId: string, table: string) => ({ pk: `USER#${userId}`, sk: `FILTERS#${table}` });

const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** The filters that a user has saved for a table, by name. */
export async function listFilters(
  store: DynamoDBDocumentClient,
  userId: string,
  table: string,
): Promise<SavedFilter[]> {
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName('users'), Key: keyOf(userId, table), ConsistentRead: true }),
  );
  if (!Item) return [];
  const { filters } = storedFilters.parse(Item);
  return Object.entries(filters)
    .map(([name, values]) => ({ name, values }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The first filter of a table; says whether it was. */
async function putFirst(store: DynamoDBDocumentClient, userId: string, table: string, filter: SavedFilter) {
  const Item = { ...keyOf(userId, table), filters: { [filter.name]: filter.values } };
  try {
    const ConditionExpression = 'attribute_not_exists(pk)';
    await store.send(new PutCommand({ TableName: tableName('users'), Item, ConditionExpression }));
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Another filter, or a new content for one of the same name; says whether there was room. */
async function putAnother(store: DynamoDBDocumentClient, userId: string, table: string, filter: SavedFilter) {
  try {
    await store.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: keyOf(userId, table),
        UpdateExpression: 'SET filters.#name = :values',
        ConditionExpression: 'attribute_exists(filters.#name) OR size(filters) < :most',
        ExpressionAttributeNames: { '#name': filter.name },
        ExpressionAttributeValues: { ':values': filter.values, ':most': mostSavedFilters },
      }),
    );
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Saves a filter under its name; throws `tooManyFilters` when the table's 20 names are taken. */
export async function putFilter(
  store: DynamoDBDocumentClient,
  userId: string,
  table: string,
  filter: SavedFilter,
): Promise<void> {
  const isSaved = (await putFirst(store, userId, table, filter)) || (await putAnother(store, userId, table, filter));
  if (!isSaved) throw fail('tooManyFilters');
}

/** Removes a filter. One that is gone already is no fault. */
export async function removeFilter(
  store: DynamoDBDocumentClient,
  userId: string,
  table: string,
  name: string,
): Promise<void> {
  try {
    await store.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: keyOf(userId, table),
        UpdateExpression: 'REMOVE filters.#name',
        ConditionExpression: 'attribute_exists(filters.#name)',
        ExpressionAttributeNames: { '#name': name },
      }),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
