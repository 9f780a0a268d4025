import { randomUUID } from 'node:crypto';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tableName } from '../../../functions/_kit/env.ts';
import { cursorCodec } from '../../../functions/_store/cursor.ts';
import { type ListQuery, readFirst, readOn, readPage } from '../../../functions/_store/page.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const codec = cursorCodec(/^\d{4}$/);
const shown = z.object({ name: z.string(), version: z.int() });
const TableName = tableName('eligibility');

interface Listed {
  readonly list: ListQuery;
  readonly keys: readonly { pk: string; sk: string }[];
}

/** A list of `count` items in a narrow index, which knows a row of those that `hasRow` names; the others it knows by their keys. */
async function aNarrowList(count: number, hasRow: (at: number) => boolean): Promise<Listed> {
  const deskPk = `LIST#${randomUUID()}`;
  const items = Array.from({ length: count }, (_, at) => ({
    pk: `ITEM#${randomUUID()}`,
    sk: 'ITEM',
    deskPk,
    deskSk: String(at).padStart(4, '0'),
    name: `name ${at}`,
    version: at,
    row: hasRow(at) ? { name: `row ${at}` } : undefined,
  }));
  for (const Item of items) await store.send(new PutCommand({ TableName, Item: definedOf(Item) }));
  const list: ListQuery = {
    table: 'eligibility',
    index: 'desk',
    partition: { name: 'deskPk', value: deskPk },
    sort: { name: 'deskSk' },
    isNarrow: true,
  };
  return { list, keys: items.map(({ pk, sk }) => ({ pk, sk })) };
}

const definedOf = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/** The store, with something that happens after the list was read and before its items are; `batches` counts these reads. */
function storeWhere(happens: () => Promise<unknown>) {
  const counted = { batches: 0 };
  const meanwhile = {
    send: async (command: unknown) => {
      if (command instanceof BatchGetCommand) {
        counted.batches += 1;
        await happens();
      }
      return store.send(command as never);
    },
  } as unknown as DynamoDBDocumentClient;
  return { meanwhile, counted };
}

const nothing = () => Promise.resolve();
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const page = (take: number) => ({ take, codec, parse: shown.parse });
const move = (key: object, name: string, value: string) =>
  store.send(
    new UpdateCommand({
      TableName,
      Key: key as Record<string, unknown>,
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

describe('a list of a narrow index', () => {
  it('shows the rows that the index holds, and reads no item for them', async () => {
    const { list } = await aNarrowList(3, () => true);
    const { meanwhile, counted } = storeWhere(nothing);
    expect(namesOf(await readPage(meanwhile, list, page(3)))).toEqual(['row 0', 'row 1', 'row 2']);
    expect(counted.batches).toBe(0);
  });

  it('reads the items that have no row by one batch, and shows all in the order of the list', async () => {
    const { list } = await aNarrowList(5, (at) => at % 2 === 0);
    const { meanwhile, counted } = storeWhere(nothing);
    const down = { ...list, isNewestFirst: true };
    expect(namesOf(await readPage(meanwhile, list, page(5)))).toEqual(['row 0', 'name 1', 'row 2', 'name 3', 'row 4']);
    expect(namesOf(await readPage(meanwhile, down, page(2)))).toEqual(['row 4', 'name 3']);
    expect((await readFirst(meanwhile, list, 2)).map(({ name }) => name)).toEqual(['row 0', 'name 1']);
    expect(counted.batches).toBe(3);
  });

  it.each([
    ['is gone', ([, second]: Listed['keys']) => store.send(new DeleteCommand({ TableName, Key: { ...second } }))],
    ['is in another list', ([, second]: Listed['keys']) => move(second ?? {}, 'deskPk', 'LIST#other')],
    ['has another place in the list', ([, second]: Listed['keys']) => move(second ?? {}, 'deskSk', '0009')],
  ])('leaves out an item that %s by now, and fills the page with the next one', async (_, happens) => {
    const { list, keys } = await aNarrowList(4, () => false);
    const { meanwhile, counted } = storeWhere(async () => (counted.batches === 1 ? happens(keys) : undefined));
    const found = await readOn(meanwhile, list, page(3));
    expect(namesOf(found)).toEqual(['name 0', 'name 2', 'name 3']);
  });
});
