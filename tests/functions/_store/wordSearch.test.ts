import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tableName } from '../../../functions/_kit/env.ts';
import { writeBatch } from '../../../functions/_store/batch.ts';
import { shapeOf } from '../../../functions/_store/shape.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { wordSearchOf } from '../../../functions/_store/wordSearch.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const shape = shapeOf({
  entity: 'wordSearchTest',
  version: 1,
  schema: z.strictObject({ name: z.string() }),
  keys: ['again'],
});
const words = wordSearchOf({
  table: 'members',
  kind: 'TESTED',
  parse: shape.parse,
  itemOf: (key, found: { name: string }, again) => shape.item(key, found, { again }),
});

const record = (id: string, ...texts: string[]) => ({ id, texts, found: { name: texts[0] ?? '' } });
type Tested = ReturnType<typeof record>;

async function aScope(...records: Tested[]): Promise<string> {
  const pk = `SCOPE#${randomUUID()}`;
  await writeBatch(
    store,
    'members',
    records.flatMap((each) => words.entries(pk, each)),
  );
  return pk;
}

const names = async (pk: string, text: string, take = 20) =>
  (await words.find(store, pk, { text, take })).items.map(({ name }) => name);

async function pagesOf(pk: string, text: string, take: number) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await words.find(store, pk, { text, take, cursor });
    pages.push(page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return pages;
}

async function storedKeys(pk: string) {
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  const { Items = [] } = await store.send(new QueryCommand({ TableName: tableName('members'), ...query }));
  return Items.map(({ sk }) => String(sk));
}

describe('the search by the beginning of a word', () => {
  it('finds by each word of each text, in both scripts, in any spelling of the letters', async () => {
    const pk = await aScope(
      record('1', 'Layla Al-Mansoori', 'ليلى المنصوري', 'GD-77'),
      record('2', 'Aïsha Diallo', 'عائشة'),
    );
    for (const text of ['lay', 'MANS', 'al man', 'gd 7', '77', 'ليلي', 'منصوري', 'المنصو']) {
      expect(await names(pk, text), text).toEqual(['Layla Al-Mansoori']);
    }
    expect(await names(pk, 'aisha')).toEqual(['Aïsha Diallo']);
    expect(await names(pk, 'ansoori')).toEqual([]);
  });

  it('finds in one scope alone', async () => {
    const pk = await aScope(record('1', 'Layla'));
    await aScope(record('2', 'Layla Elsewhere'));
    expect(await names(pk, 'layla')).toEqual(['Layla']);
  });

  it('shows each record once in all its pages, though several of its words begin so', async () => {
    const people = Array.from({ length: 7 }, (_, at) => record(`id${at}`, `Sara Saleh Salem Sami ${at}`));
    const pk = await aScope(...people);
    for (const text of ['sa', 'sal', '']) {
      for (const take of [1, 2, 3, 7, 8]) {
        const shown = (await pagesOf(pk, text, take)).flat();
        expect(shown.toSorted(), `${text} by ${take}`).toEqual(people.map(({ found }) => found.name));
      }
    }
  });

  it('reads on past records that are not wanted, and past many words of the same records', async () => {
    const pk = await aScope(
      ...Array.from({ length: 150 }, (_, at) => record(`id${1000 + at}`, `Aa Aa Person ${at}`)),
      record('wanted', 'Zz Aa'),
    );
    const isWanted = ({ name }: { name: string }) => name.startsWith('Zz');
    const { items } = await words.find(store, pk, { text: 'aa', take: 5, isWanted });
    expect(items).toEqual([{ name: 'Zz Aa' }]);
  });

  it('stops after ten reads with a cursor, from which the search goes on; without a match it goes on at once', async () => {
    const people = Array.from({ length: 700 }, (_, at) => record(`id${1000 + at}`, 'Same'));
    const pk = await aScope(record('a', 'Samaa'), ...people, record('z', 'Samezz'));
    const find = (names: readonly string[], cursor?: string) =>
      words.find(store, pk, { text: 'sam', take: 5, cursor, isWanted: ({ name }) => names.includes(name) });
    const first = await find(['Samaa', 'Samezz']);
    expect(first.items).toEqual([{ name: 'Samaa' }]);
    const last = { items: [{ name: 'Samezz' }], nextCursor: null };
    expect(await find(['Samaa', 'Samezz'], first.nextCursor ?? '')).toMatchObject(last);
    expect(await find(['Samezz'])).toMatchObject(last);
  });

  it('shows a record once whose entries an older release wrote, without what they have in common', async () => {
    const pk = `SCOPE#${randomUUID()}`;
    const entries = words.entries(pk, record('1', 'Sara Salem'));
    await writeBatch(
      store,
      'members',
      entries.map(({ again, ...entry }) => entry),
    );
    expect(await names(pk, 'sa')).toEqual(['Sara Salem']);
  });

  it('refuses a text that is no cursor', async () => {
    const pk = await aScope(record('1', 'Layla'));
    await expect(words.find(store, pk, { text: 'l', take: 5, cursor: 'not a cursor' })).rejects.toMatchObject({
      errors: [{ code: 'notACursor' }],
    });
  });

  it('takes signs of the key for what they are: no letters', async () => {
    const pk = await aScope(record('1', 'Layla'));
    expect(await names(pk, 'layla#1')).toEqual([]);
    expect(await names(pk, '#')).toEqual(['Layla']);
  });
});

describe('the entries of a record', () => {
  it('change with it in its transaction, and leave nothing of the old name', async () => {
    const before = record('1', 'Sara Sami', 'سارة');
    const pk = await aScope(before);
    const after = record('1', 'Sara Nasser');
    expect(await writeTogether(store, words.changes(pk, before, after))).toBe(true);
    expect(await names(pk, 'sami')).toEqual([]);
    expect(await names(pk, 'سار')).toEqual([]);
    expect(await names(pk, 'sara')).toEqual(['Sara Nasser']);
    expect(await names(pk, 'nass')).toEqual(['Sara Nasser']);
    expect(await writeTogether(store, words.changes(pk, after, null))).toBe(true);
    expect(await storedKeys(pk)).toEqual([]);
  });

  it('are forty at most, so that the longest names change within a transaction', async () => {
    const long = (word: string) => Array.from({ length: 90 }, (_, at) => `${word}${at}`).join(' ');
    const [before, after] = [record('1', long('ab')), record('1', long('cd'))];
    const pk = await aScope(before);
    const writes = words.changes(pk, before, after);
    expect(writes.length).toBe(80);
    expect(await writeTogether(store, writes)).toBe(true);
    expect(await storedKeys(pk)).toHaveLength(40);
  });
});
