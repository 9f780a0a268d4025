import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Scope } from '../../_kit/scope.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import { importsPartition } from './importKeys.ts';

/** What people of a tenant have said about the sheets that they bring: which column a head is, and what their words for values mean. */
const memory = z.object({
  /** By head, as it is compared; empty for one that is not read. */
  heads: z.record(z.string(), z.string()),
  /** By column and word. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
});
export type SourceMemory = z.infer<typeof memory>;
const shape = shapeOf({ entity: 'importMemory', version: 1, schema: memory, keys: [] });

/** An item has 400 KB: so many characters of heads, and as many of words, stay below it in any script. */
const mostCharacters = 30_000;

const keyOf = (kind: string, of: Scope) => ({ pk: importsPartition(kind, of), sk: 'MEMORY' });

/** What is remembered of the sheets of the caller's own. */
export const readMemory = async (store: DynamoDBDocumentClient, of: Scope, kind: string): Promise<SourceMemory> =>
  (await getItem(store, 'jobs', keyOf(kind, of), shape.parse)) ?? { heads: {}, values: {} };

type Named = Readonly<Record<string, string>>;

/** What was said before with what is said now behind it; of the oldest only what has room for so many characters. */
function together(before: Named, now: Named, most: number): Named {
  const older = Object.entries(before).filter(([name]) => !Object.hasOwn(now, name));
  let room = most;
  const kept = [...older, ...Object.entries(now)].reverse().filter(([name, value]) => {
    room -= name.length + value.length;
    return room >= 0;
  });
  return Object.fromEntries(kept.reverse());
}

function nextMemory(before: SourceMemory, said: SourceMemory): SourceMemory {
  const columns = [...new Set([...Object.keys(before.values), ...Object.keys(said.values)])];
  const most = mostCharacters / columns.length;
  const values = columns.map(
    (column) => [column, together(before.values[column] ?? {}, said.values[column] ?? {}, most)] as const,
  );
  return {
    ...before,
    heads: together(before.heads, said.heads, mostCharacters),
    values: Object.fromEntries(values),
  };
}

/** Remembers what was said about a sheet, over what was said before. Of two people at once both count. */
export async function remember(
  store: DynamoDBDocumentClient,
  of: Scope,
  kind: string,
  said: SourceMemory,
): Promise<void> {
  const key = keyOf(kind, of);
  await retryWrite(async () => {
    const before = await getItem(store, 'jobs', key, shape.parse);
    const still = before
      ? {
          ConditionExpression: 'heads = :heads AND #values = :values',
          ExpressionAttributeNames: { '#values': 'values' },
          ExpressionAttributeValues: { ':heads': before.heads, ':values': before.values },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    const Item = shape.item(key, nextMemory(before ?? { heads: {}, values: {} }, said), {}, before);
    // It is a convenience: where others are always first, this sheet is not remembered.
    return (await ifHolds(store.send(new PutCommand({ TableName: tableName('jobs'), Item, ...still })))) || null;
  });
}
