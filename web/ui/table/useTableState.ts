import type { ColumnSizingState, ColumnVisibilityState, SortingState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import { useSessionState } from '../../base/sessionState.ts';
import type { ColumnFilters } from './arrangedRows.ts';

interface TableState {
  sorting: SortingState;
  filters: ColumnFilters;
  columnVisibility: ColumnVisibilityState;
  columnSizing: ColumnSizingState;
  pageIndex: number;
}

/** The table's state, kept in session storage (REQ-UI-12). Another search begins at its first page. */
export function useTableState(name: string, searched: unknown, hiddenColumns: readonly string[]) {
  const initial: TableState = {
    sorting: [],
    filters: {},
    columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    columnSizing: {},
    pageIndex: 0,
  };
  const [stored, setState] = useSessionState<TableState>(`table:${name}`, initial);
  // What an older release stored may lack a part.
  const state = { ...initial, ...stored };
  const [lastSearched, setLastSearched] = useState(searched);
  if (lastSearched !== searched) {
    setLastSearched(searched);
    setState((before) => ({ ...before, pageIndex: 0 }));
  }
  const change =
    <Part extends keyof TableState>(part: Part) =>
    (updater: Updater<TableState[Part]>) =>
      setState((before) => ({
        ...before,
        // Another order or filter shows its beginning.
        ...(part === 'sorting' || part === 'filters' ? { pageIndex: 0 } : {}),
        [part]: typeof updater === 'function' ? updater(before[part]) : updater,
      }));
  return { state, change };
}
