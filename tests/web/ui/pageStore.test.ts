import { describe, expect, it } from 'vitest';
import { createPageStore } from '../../../web/ui/table/pageStore.ts';

/** A list of which the first pages have no row, as a rare filter finds them. */
function aList(emptyPages: number) {
  let calls = 0;
  const store = createPageStore<number>(async (cursor) => {
    calls += 1;
    const at = Number(cursor ?? 0);
    return at < emptyPages
      ? { items: [], nextCursor: String(at + 1), total: null }
      : { items: [at], nextCursor: null, total: null };
  });
  return { store, calls: () => calls };
}

describe('the pages of a table', () => {
  it('go on by themselves over pages that are empty with a cursor', async () => {
    const { store, calls } = aList(7);
    await store.loadMore();
    expect(store.snapshot()).toMatchObject({ rows: [7], hasMore: false, isLoading: false });
    expect(calls()).toBe(8);
  });

  it('leave it to the user after twenty of them, from where they are', async () => {
    const { store, calls } = aList(30);
    await store.loadMore();
    expect(store.snapshot()).toMatchObject({ rows: [], hasMore: true, isLoading: false });
    expect(calls()).toBe(20);
    await store.loadMore();
    expect(store.snapshot()).toMatchObject({ rows: [30], hasMore: false });
  });
});
