import type { ColumnSizingState, ColumnVisibilityState, SortingState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import { useSessionState } from '../sessionState.ts';

interface TableState {
  sorting: SortingState;
  columnVisibility: ColumnVisibilityState;
  columnSizing: ColumnSizingState;
  pageIndex: number;
}

/** The table's state, kept in session storage (REQ-UI-12). Another search begins at its first page. */
export function useTableState(name: string, searched: unknown, hiddenColumns: readonly string[]) {
  const [state, setState] = useSessionState<TableState>(`table:${name}`, {
    sorting: [],
    columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    columnSizing: {},
    pageIndex: 0,
  });
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
        // Sorting shows the beginning of the new order.
        ...(part === 'sorting' ? { pageIndex: 0 } : {}),
        [part]: typeof updater === 'function' ? updater(before[part]) : updater,
      }));
  return { state, change };
}
