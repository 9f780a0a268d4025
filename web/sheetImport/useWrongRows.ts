import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { type ImportWrongRow, type ListedWrongRow, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { tableLimits } from '../ui/limits.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { hasUnkept } from './unkeptTexts.ts';
import type { ImportAddress } from './useImport.ts';

const perPage = tableLimits.rowsPerPage;

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
  const columns = useMemo(() => {
    const used = new Set(
      pages.rows.flatMap(({ texts, problems }) => [...Object.keys(texts), ...problems.map(({ column }) => column)]),
    );
    return Object.keys(facts.columns).filter((column) => used.has(column));
  }, [pages.rows, facts]);
  return {
    pages,
    rows,
    columns,
    current,
    total,
    goTo: setPage,
    keep,
  };
}
