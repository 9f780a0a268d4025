import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { type ImportWrongRow, type ListedWrongRow, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { tableLimits } from '../ui/limits.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { hasUnkept } from './unkeptTexts.ts';
import type { ImportAddress } from './useImport.ts';

const perPage = tableLimits.rowsPerPage;

interface GridPage {
  readonly rows: readonly ListedWrongRow[];
  readonly columns: readonly string[];
}
const nothing: GridPage = { rows: [], columns: [] };

/** The columns of a kind in which any of the rows has a text or a problem, in the order of the kind. */
function columnsOf(facts: ImportKindFacts, rows: readonly ListedWrongRow[]): readonly string[] {
  const used = new Set<string | null>();
  for (const { texts, problems } of rows) {
    for (const column in texts) used.add(column);
    for (const { column } of problems) used.add(column);
  }
  return Object.keys(facts.columns).filter((column) => used.has(column));
}

/** The browser asks whether to leave while something that was typed is not kept. */
function useWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUnkept() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}

/** The wrong rows of an import by pages, with the corrections that were made since they were read. */
export function useWrongRows({ kind, importId }: ImportAddress, facts: ImportKindFacts, onCorrected?: () => void) {
  const pages = useEndpointPages(sheetImportApi.endpoints.getWrongRows, { query: { kind, importId } });
  const [page, setPage] = useState(1);
  const [kept, setKept] = useState<ReadonlyMap<number, ListedWrongRow>>(new Map());
  useWarning();

  const isShort = pages.hasMore && pages.rows.length < page * perPage;
  useEffect(() => {
    if (isShort && !pages.isLoading && pages.error === null) void pages.store.loadMore();
  }, [isShort, pages.isLoading, pages.error, pages.store]);

  const hasCorrected = kept.size > 0 || pages.rows.some(({ isCorrected }) => isCorrected);
  const told = useRef(onCorrected);
  told.current = onCorrected;
  useEffect(() => {
    if (hasCorrected) told.current?.();
  }, [hasCorrected]);

  const keep = useCallback((row: ImportWrongRow) => {
    setKept((before) => new Map([...before, [row.row, { ...row, isCorrected: true }]]));
  }, []);

  const total = Math.max(1, Math.ceil(pages.rows.length / perPage));
  const current = Math.min(page, total);
  const rows = useMemo(
    () => pages.rows.slice((current - 1) * perPage, current * perPage).map((row) => kept.get(row.row) ?? row),
    [pages.rows, current, kept],
  );
  const columns = useMemo(() => columnsOf(facts, pages.rows), [pages.rows, facts]);
  const gridPage = useMemo(() => ({ rows, columns }), [rows, columns]);
  // Some hundred fields are drawn in slices: keys and clicks are answered in between.
  const drawn = useDeferredValue(gridPage, nothing);
  return {
    pages,
    ...drawn,
    /** There are no wrong rows, as far as is known; rows that are there are drawn a moment later. */
    isEmpty: rows.length === 0,
    current,
    total,
    goTo: setPage,
    keep,
  };
}
