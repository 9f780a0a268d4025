import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../_kit/env.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { answerIfHolds } from './condition.ts';
import { getItem, type Key, type StoredItem } from './item.ts';
import type { ItemChange, Migration } from './migration.ts';
import { type TransactItem, writeTogether } from './transaction.ts';

type Item = StoredItem & Key;

/** An item that its migration cannot change; trying again would not help. */
export class UnchangeableItem extends Error {
  override readonly name = 'UnchangeableItem';
}

const changed = (item: Item, { set = {}, remove = [] }: ItemChange): Item => {
  const left = Object.entries(item).filter(([name]) => !remove.includes(name));
  return { ...Object.fromEntries(left), ...set, pk: item.pk, sk: item.sk };
};

/** The change of an item, or null. Throws for a change that the migration may not make. */
function changeOf({ name, reads, change }: Migration, item: Item): ItemChange | null {
  try {
    const found = change(item);
    if (!found) return null;
    const names = [...Object.keys(found.set ?? {}), ...(found.remove ?? [])];
    const strange = names.find((each) => !reads.includes(each));
    if (strange) throw new Error(`${strange} is changed and not read`);
    if (change(changed(item, found))) throw new Error('A changed item would be changed again');
    return found;
  } catch (cause) {
    throw new UnchangeableItem(`The migration ${name} cannot change an item`, { cause });
  }
}

/** The condition that an item still exists and that every attribute that the migration reads is as it was read. */
function asRead({ reads }: Migration, item: Item) {
  const conditions = reads.map((name, at) => (name in item ? `#r${at} = :r${at}` : `attribute_not_exists(#r${at})`));
  return {
    // An item that was removed meanwhile does not come back.
    condition: ['attribute_exists(pk)', ...conditions].join(' AND '),
    names: Object.fromEntries(reads.map((name, at) => [`#r${at}`, name])),
    values: reads.flatMap((name, at) => (name in item ? [[`:r${at}`, item[name]] as const] : [])),
  };
}

/** The write that changes an item while every attribute that the migration reads is as it was read. */
function changeUpdate(migration: Migration, item: Item, { set = {}, remove = [] }: ItemChange): UpdateCommand {
  const { table, reads } = migration;
  const { condition, names, values: readValues } = asRead(migration, item);
  const sets = Object.keys(set).map((name) => `#r${reads.indexOf(name)} = :s${reads.indexOf(name)}`);
  const removes = remove.map((name) => `#r${reads.indexOf(name)}`);
  const values = [
    ...readValues,
    ...Object.entries(set).map(([name, value]) => [`:s${reads.indexOf(name)}`, value] as const),
  ];
  return new UpdateCommand({
    TableName: tableName(table),
    Key: { pk: item.pk, sk: item.sk },
    UpdateExpression: [
      ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
      ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: condition,
    ExpressionAttributeNames: names,
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
    ReturnConsumedCapacity: 'TOTAL',
  });
}

async function readAgain(
  store: DynamoDBDocumentClient,
  { table, reads }: Migration,
  { pk, sk }: Key,
): Promise<Item | null> {
  const names = Object.fromEntries(['pk', 'sk', ...reads].map((name, at) => [`#a${at}`, name]));
  const { Item } = await store.send(
    new GetCommand({
      TableName: tableName(table),
      Key: { pk, sk },
      ProjectionExpression: Object.keys(names).join(', '),
      ExpressionAttributeNames: names,
      ConsistentRead: true,
    }),
  );
  return (Item as Item | undefined) ?? null;
}

/** Sends the write: the units that it cost, or null when somebody else's write was first. */
async function unitsIfHolds(store: DynamoDBDocumentClient, update: UpdateCommand): Promise<number | null> {
  try {
    const answer = await answerIfHolds(store.send(update));
    return answer && (answer.ConsumedCapacity?.CapacityUnits ?? 0);
  } catch (error) {
    // A transaction holds the item at this moment.
    if (error instanceof Error && error.name === 'TransactionConflictException') return null;
    if (error instanceof Error && error.name === 'ValidationException')
      throw new UnchangeableItem('The store refuses the change', { cause: error });
    throw error;
  }
}

/** The units of one transaction of two small items, the check and the put: each of its items costs two. */
const unitsOfBeside = 4;

/** Puts what belongs beside an item and is missing: the units that it cost, or null when the item or a key has changed meanwhile. */
async function unitsOfBesides(store: DynamoDBDocumentClient, migration: Migration, item: Item): Promise<number | null> {
  const { table, besides, besidesRead } = migration;
  const items = [...(besides?.(item) ?? []), ...((await besidesRead?.(item, store)) ?? [])];
  const { condition, names, values } = asRead(migration, item);
  const TableName = tableName(table);
  const check: TransactItem = {
    ConditionCheck: {
      TableName,
      Key: { pk: item.pk, sk: item.sk },
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
    },
  };
  let units = 0;
  for (const Item of items) {
    if (await getItem(store, table, { pk: Item.pk, sk: Item.sk }, () => true)) continue;
    const put: TransactItem = { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
    if (!(await writeTogether(store, [check, put]))) return null;
    units += unitsOfBeside;
  }
  return units;
}

interface Outcome {
  readonly isChanged: boolean;
  readonly units: number;
}

/** Makes the change of an item, or adds what is missing beside it; null when somebody else's write was first. */
async function tryChange(store: DynamoDBDocumentClient, migration: Migration, item: Item): Promise<Outcome | null> {
  const change = changeOf(migration, item);
  const update = change && changeUpdate(migration, item, change);
  const units = update ? await unitsIfHolds(store, update) : await unitsOfBesides(store, migration, item);
  return units === null ? null : { isChanged: update !== null || units > 0, units };
}

/**
 * Makes a migration's change of one item, from what it is now: an item that somebody else changes meanwhile is read and looked at
 * again. Answers whether it was changed, and what that cost in write units. Throws `UnchangeableItem`.
 */
export async function changeItem(store: DynamoDBDocumentClient, migration: Migration, found: Item): Promise<Outcome> {
  let item: Item | null = found;
  const outcome = await retryWrite(async () => {
    if (!item) return { isChanged: false, units: 0 };
    const done = await tryChange(store, migration, item);
    if (done) return done;
    item = await readAgain(store, migration, item);
    return null;
  });
  if (!outcome) throw new UnchangeableItem('An item was changed by others each time');
  return outcome;
}
