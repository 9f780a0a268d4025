import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Table, tableName } from '../_kit/env.ts';
import { everyItem } from './everyItem.ts';
import type { markOf } from './shape.ts';
import type { TransactItem } from './transaction.ts';

interface Key {
  readonly pk: string;
  readonly sk: string;
}

const prefix = 'N#';

/**
 * Items that count records by a word of theirs, such as their state: an attribute for each word holds its number. A count may stand in
 * several items of a partition; their sum is the number.
 */
export const counter = (table: Table, shape: ReturnType<typeof markOf>) => ({
  /** The write that changes the numbers of one item. */
  change: (key: Key, steps: readonly (readonly [word: string, by: number])[]): TransactItem => ({
    Update: {
      TableName: tableName(table),
      Key: key,
      UpdateExpression: `SET ${shape.set} ADD ${steps.map((_, at) => `#word${at} :by${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(steps.map(([word], at) => [`#word${at}`, prefix + word])),
      ExpressionAttributeValues: {
        ...shape.values,
        ...Object.fromEntries(steps.map(([, by], at) => [`:by${at}`, by])),
      },
    },
  }),

  /** The items that counting these one by one would have left: for filling a new store. */
  items(counted: readonly { readonly key: Key; readonly word: string }[]): Record<string, unknown>[] {
    const items = new Map<string, Record<string, unknown>>();
    for (const { key, word } of counted) {
      const place = `${key.pk} ${key.sk}`;
      const item: Record<string, unknown> = items.get(place) ?? { ...shape.mark(key) };
      items.set(place, { ...item, [prefix + word]: Number(item[prefix + word] ?? 0) + 1 });
    }
    return [...items.values()];
  },

  /** The numbers of a partition by word. */
  async read(store: DynamoDBDocumentClient, pk: string): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const items = everyItem(store, {
      TableName: tableName(table),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    });
    for await (const item of items) {
      for (const [name, value] of Object.entries(item)) {
        if (!name.startsWith(prefix)) continue;
        const word = name.slice(prefix.length);
        counts.set(word, (counts.get(word) ?? 0) + Number(value));
      }
    }
    return counts;
  },
});
