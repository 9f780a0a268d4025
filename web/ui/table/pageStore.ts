import type { Page } from '../../../shared/_contract/page.ts';

export type LoadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

export interface PagesSnapshot<Row> {
  readonly rows: readonly Row[];
  /** The server may hold more rows than these. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
}

interface ReadAll {
  /** No more rows than these. */
  readonly most: number;
  readonly signal: AbortSignal;
  /** Is told how many rows are there. */
  readonly onProgress: (count: number) => void;
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

    /**
     * The whole result for an export: the rows that are here and those still to come. The table does not grow by them, so that
     * it stays as fast as it was.
     */
    async readAll({ most, signal, onProgress }: ReadAll): Promise<{ rows: readonly Row[]; hasMore: boolean }> {
      const rows = [...snapshot.rows];
      let next = cursor;
      let { hasMore } = snapshot;
      while (hasMore && rows.length < most) {
        onProgress(rows.length);
        const page = await load(next, signal);
        signal.throwIfAborted();
        rows.push(...page.items);
        next = page.nextCursor ?? undefined;
        hasMore = page.nextCursor !== null;
      }
      return { rows: rows.slice(0, most), hasMore: hasMore || rows.length > most };
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
