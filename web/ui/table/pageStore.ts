import type { Page } from '../../../shared/_contract/page.ts';

export type LoadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;

export interface PagesSnapshot<Row> {
  readonly rows: readonly Row[];
  /** The server may hold more rows than these. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** What stood here before the rows were read again, for marks of what is new; null where they were read once. */
  readonly earlier: { readonly rows: readonly Row[]; readonly hasMore: boolean } | null;
}

interface ReadAll {
  /** No more rows than these. */
  readonly most: number;
  readonly signal: AbortSignal;
  /** Is told how many rows are there. */
  readonly onProgress: (count: number) => void;
}

/** So many pages without a row are followed by the next one. Then it is the user's turn: the server has looked through thousands of records. */
const mostEmptyPages = 20;

/** The rows of one search as far as they have been fetched, page after page by the server's cursor. */
export function createPageStore<Row>(load: LoadPage<Row>) {
  const nothing: PagesSnapshot<Row> = { rows: [], hasMore: true, isLoading: true, error: null, earlier: null };
  let snapshot = nothing;
  let cursor: string | null = null;
  let running: Promise<void> | null = null;
  let ended = new AbortController();
  const listeners = new Set<() => void>();

  const set = (next: Partial<PagesSnapshot<Row>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  /**
   * Adds pages to `start` until `atLeast` rows are there, one page at the least, and shows them together. A page in which nothing was found
   * yet, which has a cursor, is followed by the next one.
   */
  const fetchPages = async (
    start: { rows: readonly Row[]; cursor: string | null } & Pick<PagesSnapshot<Row>, 'earlier'>,
    atLeast = 0,
  ) => {
    const { signal } = ended;
    const { earlier } = start;
    let { rows, cursor: next } = start;
    set({ isLoading: true, error: null });
    try {
      let pages = 0;
      do {
        pages += 1;
        const page = await load(next ?? undefined, signal);
        if (signal.aborted) return;
        rows = [...rows, ...page.items];
        next = page.nextCursor;
      } while (
        next !== null &&
        (rows.length < atLeast || (rows.length === start.rows.length && pages < mostEmptyPages))
      );
      // Before the listeners run: a listener that asks for more at once must start a new call.
      running = null;
      cursor = next;
      set({ rows, hasMore: next !== null, isLoading: false, earlier });
    } catch (error) {
      if (signal.aborted) return;
      running = null;
      set({ isLoading: false, error });
    }
  };

  /** Drops what is on its way. */
  const abort = () => {
    ended.abort();
    ended = new AbortController();
    running = null;
  };

  /** Fetches the next page; calls while it is on its way share it. */
  const loadMore = (): Promise<void> => {
    running ??= fetchPages({ rows: snapshot.rows, cursor, earlier: snapshot.earlier });
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
        const page = await load(next ?? undefined, signal);
        signal.throwIfAborted();
        rows.push(...page.items);
        next = page.nextCursor;
        hasMore = page.nextCursor !== null;
      }
      return { rows: rows.slice(0, most), hasMore: hasMore || rows.length > most };
    },

    /** Forgets the rows and begins again. */
    async restart(): Promise<void> {
      abort();
      cursor = null;
      set(nothing);
      await loadMore();
    },

    /**
     * Reads again as many rows as are shown. These stay until the new ones have arrived, and when that fails. `earlier` stays what it was at
     * the first of several refreshes, until `look`.
     */
    async refresh(): Promise<void> {
      abort();
      const { rows, hasMore } = snapshot;
      running = fetchPages({ rows: [], cursor: null, earlier: snapshot.earlier ?? { rows, hasMore } }, rows.length);
      await running;
    },

    /** The user has looked at the rows: the next refresh compares with these. */
    look: () => set({ earlier: null }),
    stop: () => ended.abort(),
  };
}

export type PageStore<Row> = ReturnType<typeof createPageStore<Row>>;
