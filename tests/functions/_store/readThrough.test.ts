import { describe, expect, it } from 'vitest';
import { readThrough } from '../../../functions/_store/readThrough.ts';

/** A list of numbers, read from its cursor on; `reads` counts. */
function aList(length: number) {
  const list = {
    reads: 0,
    find: async ({ cursor, take }: { cursor?: string | undefined; take: number }) => {
      list.reads += 1;
      const from = Number(cursor ?? 0);
      const end = Math.min(from + take, length);
      const items = Array.from({ length: end - from }, (_, at) => from + at);
      return { items, nextCursor: end < length ? String(end) : null, total: null };
    },
  };
  return list;
}
const from = (least: number) => (found: readonly number[]) => found.filter((each) => each >= least);

describe('a page that reads on', () => {
  it('has rows, where they begin far behind what a page of rows may cost', async () => {
    const list = aList(1000);
    const page = await readThrough({ find: list.find, rowsOf: from(300), mostReads: 5 }, { take: 10 });
    expect(page.items).toEqual([300, 301, 302, 303, 304, 305, 306, 307, 308, 309]);
    expect(list.reads).toBe(31);
  });

  it('is short, with a cursor that goes on, after its most reads', async () => {
    const list = aList(1000);
    const even = (found: readonly number[]) => found.filter((each) => each % 10 === 0);
    const page = await readThrough({ find: list.find, rowsOf: even, mostReads: 3 }, { take: 10 });
    expect(page).toEqual({ items: [0, 10, 20], nextCursor: '27', total: null });
  });

  it('ends where nothing is found, and looks no further than some fifty reads in one call', async () => {
    const nobody = () => [];
    expect(await readThrough({ find: aList(400).find, rowsOf: nobody, mostReads: 5 }, { take: 10 })).toEqual({
      items: [],
      nextCursor: null,
      total: null,
    });
    const long = aList(100_000);
    const page = await readThrough({ find: long.find, rowsOf: nobody, mostReads: 5 }, { take: 10 });
    expect(page).toEqual({ items: [], nextCursor: '550', total: null });
    expect(long.reads).toBe(55);
  });
});
