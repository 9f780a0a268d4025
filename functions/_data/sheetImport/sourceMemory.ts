import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { Scope } from '../../_kit/scope.ts';
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

const mostHeads = 500;
const mostWords = 500;

const keyOf = (kind: string, of: Scope) => ({ pk: importsPartition(kind, of), sk: 'MEMORY' });

/** What is remembered of the sheets of the caller's own. */
export const readMemory = async (store: DynamoDBDocumentClient, of: Scope, kind: string): Promise<SourceMemory> =>
  (await getItem(store, 'jobs', keyOf(kind, of), shape.parse)) ?? { heads: {}, values: {} };

const newest = <Value>(known: Record<string, Value>, most: number): Record<string, Value> =>
  Object.fromEntries(Object.entries(known).slice(-most));

/** Remembers what was said about a sheet, over what was said before. Of two people at once the later one counts. */
export async function remember(
  store: DynamoDBDocumentClient,
  of: Scope,
  kind: string,
  said: SourceMemory,
): Promise<void> {
  const before = await readMemory(store, of, kind);
  const values = Object.fromEntries(
    [...new Set([...Object.keys(before.values), ...Object.keys(said.values)])].map((column) => [
      column,
      newest({ ...before.values[column], ...said.values[column] }, mostWords),
    ]),
  );
  const next = { heads: newest({ ...before.heads, ...said.heads }, mostHeads), values };
  const Item = shape.item(keyOf(kind, of), next, {}, before);
  await store.send(new PutCommand({ TableName: tableName('jobs'), Item }));
}
