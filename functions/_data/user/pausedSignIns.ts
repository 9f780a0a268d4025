import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { epochSeconds } from '../../_store/expiry.ts';
import { countUpTo } from '../../_store/page.ts';
import { markOf } from '../../_store/shape.ts';

const partition = 'PAUSEDSIGNINS';
const shape = markOf('pausedSignIn', 1);

/** Sorted by the end of the pause, so that those that last are counted by a range. `nameHash` says nothing of the name. */
const keyOf = (until: Date, nameHash: string) => ({ pk: partition, sk: `${until.toISOString()}#${nameHash}` });

/** Marks that sign-in with a name is paused until an instant. What was typed as a name is not kept. */
export async function markPaused(store: DynamoDBDocumentClient, nameHash: string, until: Date): Promise<void> {
  const Item = shape.mark({ ...keyOf(until, nameHash), expiresAt: epochSeconds(until) });
  const ConditionExpression = 'attribute_not_exists(pk)';
  await ifHolds(store.send(new PutCommand({ TableName: tableName('users'), Item, ConditionExpression })));
}

/** Removes the mark of a pause that was ended early. */
export async function unmarkPaused(store: DynamoDBDocumentClient, nameHash: string, until: Date): Promise<void> {
  await store.send(new DeleteCommand({ TableName: tableName('users'), Key: keyOf(until, nameHash) }));
}

/** For how many names sign-in is paused at this moment, counted up to `most`. */
export const countPaused = (store: DynamoDBDocumentClient, now: Date, most: number) =>
  countUpTo(store, { table: 'users', partition: { value: partition }, sort: { low: now.toISOString() } }, most);
