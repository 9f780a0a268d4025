import { randomUUID } from 'node:crypto';
import { BatchGetCommand, BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { readBatch, writeBatch } from '../../../functions/_store/batch.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const someItems = (count: number) => {
  const pk = `BATCH#${randomUUID()}`;
  return Array.from({ length: count }, (_, at) => ({ pk, sk: String(at).padStart(4, '0'), at }));
};
const keysOf = (items: readonly { pk: string; sk: string }[]) => items.map(({ pk, sk }) => ({ pk, sk }));

it('more items than a call takes are written and read whole', async () => {
  const items = someItems(130);
  await writeBatch(store, 'members', items, 4);
  expect(await readBatch(store, 'members', keysOf(items))).toHaveLength(130);
  expect(await readBatch(store, 'members', keysOf(someItems(3)))).toEqual([]);
});

it('what the store leaves for later is handed over again', async () => {
  const items = someItems(8);
  // Takes half of what it is given, at least one.
  const slow = {
    send: async (command: BatchGetCommand | BatchWriteCommand) => {
      const [[table, given] = ['', []]] = Object.entries(command.input.RequestItems ?? {}) as [string, never[]][];
      if (command instanceof BatchWriteCommand) {
        const taken = Math.ceil(given.length / 2);
        await store.send(new BatchWriteCommand({ RequestItems: { [table]: given.slice(0, taken) } }));
        return { UnprocessedItems: { [table]: given.slice(taken) } };
      }
      const { Keys = [] } = given as unknown as { Keys: Record<string, unknown>[] };
      const taken = Math.ceil(Keys.length / 2);
      const found = await store.send(
        new BatchGetCommand({ RequestItems: { [table]: { Keys: Keys.slice(0, taken) } } }),
      );
      return { Responses: found.Responses, UnprocessedKeys: { [table]: { Keys: Keys.slice(taken) } } };
    },
  } as unknown as DynamoDBDocumentClient;
  await writeBatch(slow, 'members', items);
  expect(await readBatch(slow, 'members', keysOf(items))).toHaveLength(8);
});
