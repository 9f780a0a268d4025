import type { Page } from '../../../shared/contract/page.ts';

export type LoadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

export interface PagesSnapshot<Row> {
  readonly rows: readonly Row[];
  /** The server may hold more rows than these. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** The rows of one search as far as they have been fetched, page after page by the server's cursor. */
export function createPageStore<Row>(load: LoadPage<Row>) {
  const nothing: PagesSnapshot<Row> = { rows: [], hasMore: true, isLoading: true, error: null };
  let snapshot = nothing;
  let cursor: string | undefined;
  let running: Promise<void> | null = null;
  let ended = new AbortController();
  const listeners = new Set<() => void>();

  const set = (next: Partial<PagesSnapshot<Row>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  const fetchNext = async () => {
    const { signal } = ended;
    set({ isLoading: true, error: null });
    try {
      const page = await load(cursor, signal);
      if (signal.aborted) return;
      // Before anybody hears of the rows: who wants more at once must get a page of its own.
      running = null;
      cursor = page.nextCursor ?? undefined;
      set({ rows: [...snapshot.rows, ...page.items], hasMore: page.nextCursor !== null, isLoading: false });
    } catch (error) {
      if (signal.aborted) return;
      running = null;
      set({ isLoading: false, error });
    }
  };

  /** Fetches the next page; calls while it is on its way share it. */
  const loadMore = (): Promise<void> => {
    running ??= fetchNext();
    return running;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    loadMore,

    /** Fetches on until the end or until so many rows are there; throws what a page failed with. */
    async loadAll(limit: number): Promise<readonly Row[]> {
      while (snapshot.hasMore && snapshot.rows.length < limit) {
        await loadMore();
        if (snapshot.error) throw snapshot.error;
        if (ended.signal.aborted) break;
      }
      return snapshot.rows;
    },

    /** Forgets the rows and begins again. */
    async restart(): Promise<void> {
      ended.abort();
      ended = new AbortController();
      running = null;
      cursor = undefined;
      set(nothing);
      await loadMore();
    },
    stop: () => ended.abort(),
  };
}

export type PageStore<Row> = ReturnType<typeof createPageStore<Row>>;
