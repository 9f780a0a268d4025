import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { writeBatch } from '../../../functions/_store/batch.ts';
import { cursorCodec } from '../../../functions/_store/cursor.ts';
import { countUpTo, type ListQuery, readFirst, readOn, readPage } from '../../../functions/_store/page.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const codec = cursorCodec(/^\d{4}$/);
const row = z.object({ at: z.int() });
const prefix = 'ROW#';

/** A list of `count` rows, 1 to count, between rows of other kinds in its partition. */
async function aList(count: number, more: Partial<ListQuery> = {}): Promise<ListQuery> {
  const pk = `LIST#${randomUUID()}`;
  const rows = Array.from({ length: count }, (_, at) => ({
    pk,
    sk: `${prefix}${String(at + 1).padStart(4, '0')}`,
    at: at + 1,
  }));
  await writeBatch(store, 'members', [...rows, { pk, sk: 'AFTER', at: 0 }, { pk, sk: 'SUCH', at: 0 }]);
  return { table: 'members', partition: { value: pk }, sort: { prefix }, ...more };
}

async function pagesOf(list: ListQuery, take: number) {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await readPage(store, list, { take, cursor, codec, parse: row.parse });
    pages.push(items.map(({ at }) => at));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return pages;
}

describe('the pages of a list', () => {
  it('go through it once, in its order, and the last has no cursor', async () => {
    expect(await pagesOf(await aList(5), 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(await pagesOf(await aList(4), 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await pagesOf(await aList(0), 2)).toEqual([[]]);
  });

  it('go down from the newest', async () => {
    expect(await pagesOf(await aList(5, { isNewestFirst: true }), 2)).toEqual([[5, 4], [3, 2], [1]]);
  });

  it('stay within the range of the list, also after a cursor from outside of it', async () => {
    const list = await aList(9);
    const part: ListQuery = { ...list, sort: { prefix, low: '0003', high: '0006' } };
    const read = (of: ListQuery, position: string) =>
      readPage(store, of, { take: 9, cursor: codec.cursorOf(position), codec, parse: row.parse });
    const down: ListQuery = { ...part, isNewestFirst: true };
    expect(await pagesOf(part, 3)).toEqual([[3, 4, 5], [6]]);
    expect(await pagesOf(down, 3)).toEqual([[6, 5, 4], [3]]);
    expect((await read(part, '0001')).items.map(({ at }) => at)).toEqual([3, 4, 5, 6]);
    expect((await read(down, '0009')).items.map(({ at }) => at)).toEqual([6, 5, 4, 3]);
    expect(await read(part, '0008')).toEqual({ items: [], nextCursor: null, total: null });
    expect(await read(down, '0002')).toEqual({ items: [], nextCursor: null, total: null });
  });

  it('leave out what their reader does not show', async () => {
    const parse = (item: unknown) => (row.parse(item).at === 2 ? null : row.parse(item));
    const { items, nextCursor } = await readPage(store, await aList(4), { take: 3, codec, parse });
    expect(items.map(({ at }) => at)).toEqual([1, 3]);
    expect(nextCursor).toBe(codec.cursorOf('0003'));
  });
});

describe('a list whose reader sees a part of it', () => {
  const everyTenth = (item: unknown) => (row.parse(item).at % 10 === 0 ? row.parse(item) : null);

  it('is read on until the page is full, and goes on where it ended', async () => {
    const list = await aList(45);
    const first = await readOn(store, list, { take: 3, codec, parse: everyTenth });
    expect(first.items.map(({ at }) => at)).toEqual([10, 20, 30]);
    const rest = await readOn(store, list, { take: 3, codec, parse: everyTenth, cursor: first.nextCursor ?? '' });
    expect(rest.items.map(({ at }) => at)).toEqual([40]);
    expect(rest.nextCursor).toBeNull();
  });

  it('ends a page after twenty readings, with a cursor', async () => {
    const first = (item: unknown) => (row.parse(item).at === 1 ? 1 : null);
    const short = await readOn(store, await aList(45), { take: 2, codec, parse: first });
    expect(short).toMatchObject({ items: [1], nextCursor: codec.cursorOf('0021') });
  });

  it('reads on without a row, to the end of a list of some dozens', async () => {
    const nothing = await readOn(store, await aList(45), { take: 2, codec, parse: () => null });
    expect(nothing).toMatchObject({ items: [], nextCursor: null });
  });
});

it('a list is counted, and its first items read, no further than asked', async () => {
  const list = await aList(5);
  expect(await countUpTo(store, list, 4)).toEqual({ count: 4, isMore: true });
  expect(await countUpTo(store, list, 5)).toEqual({ count: 5, isMore: false });
  expect(await readFirst(store, { ...list, isNewestFirst: true }, 2)).toMatchObject([{ at: 5 }, { at: 4 }]);
});

it.each(['', '!', '0001', 'MDAwMQ=', Buffer.from('OTHER').toString('base64url')])(
  'the cursor %j, which no page had, is refused',
  (cursor) => {
    expect(() => codec.positionOf(cursor)).toThrow();
  },
);
