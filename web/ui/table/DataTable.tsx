import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState.tsx';
import { tableLimits } from '../limits.ts';
import { useDelayed } from '../useDelayed.ts';
import { useHeldWhilePressed } from '../useHeldWhilePressed.ts';
import { filteredRows } from './arrangedRows.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { columnDefs, type DataColumn, features, linkPlace } from './columns.ts';
import { ExportButton } from './export/ExportButton.tsx';
import type { LongExport } from './export/useExport.ts';
import { FilterRow } from './filters/FilterRow.tsx';
import { filterFormOf } from './filters/filterFormOf.ts';
import { type FilterForm, SavedFiltersButton } from './filters/SavedFiltersButton.tsx';
import type { FreshMarks } from './freshMarks.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { TableFault } from './TableFault.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TablePaginator } from './TablePaginator.tsx';
import { SkeletonRows, TableRows } from './TableRows.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { actionsFor, type TableActions } from './tableActions.ts';
import type { Pages } from './usePages.ts';
import { useTableState } from './useTableState.ts';

export interface DataTableProps<Row extends object> {
  /** Names the table's state in session storage. */
  name: string;
  /** What the table lists, for screen readers. */
  label: string;
  /** Must stay the same array between renders. */
  columns: readonly DataColumn<Row>[];
  pages: Pages<Row>;
  rowId: (row: Row) => string;
  /** Where a row leads; its first cell becomes the link. */
  linkOf?: (row: Row) => string;
  /** What to do when nothing was found. */
  nextStep: string;
  /** Buttons that belong to the list, in front of the table's own. */
  actions?: TableActions<Row>;
  /** The screen's own filters, which the user can save by name together with the columns' filters. */
  filterForm?: FilterForm;
  /** Prepares the file of a long result, which the page then does not fetch. */
  longExport?: LongExport;
  /** Which rows are new or have changed (`useFreshRows`, `useStaleRows`); room for the marks is kept where it is given. */
  marks?: FreshMarks;
}

/** A list sorted or filtered in the browser is fetched whole first, up to this many rows. */
const longestArranged = 1000;

/** THE table of the portal: server pages shown as pages of twenty rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, pages, rowId, linkOf, nextStep } = props;
  const { t, i18n } = useTranslation('ui');
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const hidden = columns.filter(({ isHidden, isSecondary }) => isHidden || (isPhone && isSecondary));
  const { state, change } = useTableState(
    name,
    pages.store,
    hidden.map(({ id }) => id),
  );
  const frame = useRef<HTMLElement>(null);
  const defs = useMemo(() => columnDefs(columns, i18n.language, isPhone), [columns, i18n.language, isPhone]);
  const { pageIndex, sorting, columnVisibility, columnSizing } = state;
  const filters = useDelayed(state.filters, tableLimits.filterDelayMs);
  const data = useMemo(() => filteredRows(pages.rows, columns, filters), [pages.rows, columns, filters]);
  const form = filterFormOf(columns, state.filters, change('filters'), props.filterForm);

  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    state: { sorting, columnVisibility, columnSizing, pagination: { pageIndex, pageSize: tableLimits.rowsPerPage } },
    onSortingChange: change('sorting'),
    onColumnVisibilityChange: change('columnVisibility'),
    onColumnSizingChange: change('columnSizing'),
    autoResetPageIndex: false,
    enableMultiSort: false,
    sortDescFirst: false,
    columnResizeMode: 'onChange',
    columnResizeDirection: theme.direction,
  });

  const isArranged = sorting.length > 0 || Object.values(filters).some((text) => text !== '');
  const wanted = isArranged ? longestArranged : (pageIndex + 1) * tableLimits.rowsPerPage;
  const isShort = pages.hasMore && pages.rows.length < wanted;
  useEffect(() => {
    if (isShort && !pages.isLoading && !pages.error) void pages.store.loadMore();
  }, [isShort, pages.isLoading, pages.error, pages.store]);

  const arrangement = { sorting, filters };
  const totalPages = Math.max(1, Math.ceil(data.length / tableLimits.rowsPerPage));
  useEffect(() => {
    // The list has become shorter than the page that was open.
    if (!pages.hasMore && pageIndex >= totalPages) change('pageIndex')(totalPages - 1);
  });

  const shown = columns.filter((column) => columnVisibility[column.id] !== false);
  const rows = table.getRowModel().rows;
  const shownRows = rows.map(({ original }) => original);
  // Once: the paginator keeps the focus while another page is read.
  const [isArriving, setArriving] = useState(true);
  if (isArriving && !pages.isLoading) setArriving(false);
  const isEmpty = data.length === 0 && !pages.isLoading && !pages.error;
  const body = useHeldWhilePressed(
    rows.length === 0 && pages.isLoading ? (
      <SkeletonRows columnIds={shown.map(({ id }) => id)} />
    ) : (
      <TableRows
        rows={rows}
        columns={shown}
        scrollElement={frame}
        offset={pageIndex * tableLimits.rowsPerPage}
        linkOf={linkOf}
        marks={props.marks}
      />
    ),
  );

  const goTo = (page: number) => {
    change('pageIndex')(page - 1);
    frame.current?.scrollTo?.({ top: 0 });
  };

  const status = () => {
    if (!isArranged || !pages.hasMore) return null;
    return isShort ? t('table.loadingAll') : t('table.arrangeLimit', { count: pages.rows.length });
  };

  return (
    <Box>
      <TableToolbar actions={actionsFor(props.actions, arrangement, shownRows)} status={status()}>
        {form && <SavedFiltersButton table={name} form={form} />}
        <ColumnMenu
          columns={columns.map(({ id, header }) => ({ id, header, isShown: columnVisibility[id] !== false }))}
          onToggle={(id) => change('columnVisibility')((now) => ({ ...now, [id]: now[id] === false }))}
        />
        <ExportButton
          columns={columns}
          store={pages.store}
          arrangement={arrangement}
          isDisabled={data.length === 0}
          longExport={props.longExport}
        />
      </TableToolbar>
      {pages.error !== null && <TableFault error={pages.error} onRetry={() => void pages.store.loadMore()} />}
      <TableFrame ref={frame} aria-label={label} tabIndex={0} data-arriving={isArriving || undefined}>
        <table
          {...body.holding}
          aria-label={label}
          aria-busy={pages.isLoading}
          aria-rowcount={pages.hasMore ? -1 : data.length + 1}
          style={{ width: table.getTotalSize(), minWidth: '100%' }}
        >
          <colgroup>
            {shown.map(({ id }, index) => (
              // The last column takes what is left, so that the others keep the widths they were given.
              <col key={id} style={index < shown.length - 1 ? { width: table.getColumn(id)?.getSize() } : undefined} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {table.getHeaderGroups()[0]?.headers.map((header) => (
                <HeaderCell
                  key={header.id}
                  header={header}
                  title={columns.find(({ id }) => id === header.column.id)?.header ?? ''}
                  isNumber={columns.find(({ id }) => id === header.column.id)?.isNumber ?? false}
                  isMarkable={props.marks !== undefined && shown[linkPlace(shown)]?.id === header.column.id}
                  direction={theme.direction}
                  onWidth={(id, width) => change('columnSizing')((now) => ({ ...now, [id]: width }))}
                />
              ))}
            </tr>
            {shown.some(({ filter }) => filter) && (
              <FilterRow
                columns={shown}
                filters={state.filters}
                onFilter={(id, text) => change('filters')((now) => ({ ...now, [id]: text }))}
              />
            )}
          </thead>
          {body.shown}
        </table>
        {isEmpty && <EmptyState title={t('table.empty')} nextStep={nextStep} />}
      </TableFrame>
      <TablePaginator label={label} current={pageIndex + 1} total={totalPages} hasMore={pages.hasMore} onGoTo={goTo} />
    </Box>
  );
}
