import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../../api/callFailed.ts';
import { errorText } from '../../app/messageText.ts';
import { EmptyState } from '../EmptyState.tsx';
import { tableLimits } from '../limits.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { columnDefs, type DataColumn, features } from './columns.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TablePaginator } from './TablePaginator.tsx';
import { SkeletonRows, TableRows } from './TableRows.tsx';
import { useCsvExport } from './useCsvExport.ts';
import type { Pages } from './usePages.ts';
import { useTableState } from './useTableState.ts';

interface DataTableProps<Row extends object> {
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
  actions?: ReactNode;
}

/** A list sorted in the browser is fetched whole first, up to this many rows. */
const longestSort = 1000;

/** What the server refused, in its words; anything else is simply not there. */
const errorTexts = (error: unknown): string | null =>
  error instanceof CallFailed && error.kind === 'refused' ? error.errors.map(errorText).join(' ') : null;

/** THE table of the portal: server pages shown as pages of twenty rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, pages, rowId, linkOf, nextStep } = props;
  const { t, i18n } = useTranslation('ui');
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const secondary = isPhone ? columns.filter((column) => column.isSecondary).map((column) => column.id) : [];
  const { state, change } = useTableState(name, pages.store, secondary);
  const frame = useRef<HTMLElement>(null);
  const defs = useMemo(() => columnDefs(columns, i18n.language), [columns, i18n.language]);
  const { exportCsv, isExporting } = useCsvExport(columns, pages.store);
  const { pageIndex, sorting, columnVisibility, columnSizing } = state;

  const table = useTable({
    features,
    columns: defs,
    data: pages.rows,
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

  const isSorted = sorting.length > 0;
  const wanted = isSorted ? longestSort : (pageIndex + 1) * tableLimits.rowsPerPage;
  const isShort = pages.hasMore && pages.rows.length < wanted;
  useEffect(() => {
    if (isShort && !pages.isLoading && !pages.error) void pages.store.loadMore();
  }, [isShort, pages.isLoading, pages.error, pages.store]);

  const totalPages = Math.max(1, Math.ceil(pages.rows.length / tableLimits.rowsPerPage));
  useEffect(() => {
    // The list has become shorter than the page that was open.
    if (!pages.hasMore && pageIndex >= totalPages) change('pageIndex')(totalPages - 1);
  });

  const shown = columns.filter((column) => columnVisibility[column.id] !== false);
  const rows = table.getRowModel().rows;
  const isFirstLoad = pages.rows.length === 0 && pages.isLoading;
  const isEmpty = pages.rows.length === 0 && !pages.isLoading && !pages.error;

  const goTo = (page: number) => {
    change('pageIndex')(page - 1);
    frame.current?.scrollTo?.({ top: 0 });
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 32 }}>
        {props.actions}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {isSorted && isShort && t('table.sortingAll')}
          {isSorted && !isShort && pages.hasMore && t('table.sortLimit', { count: pages.rows.length })}
        </Typography>
        <ColumnMenu
          columns={columns.map(({ id, header }) => ({ id, header, isShown: columnVisibility[id] !== false }))}
          onToggle={(id) => change('columnVisibility')((now) => ({ ...now, [id]: now[id] === false }))}
        />
        <Button size="small" startIcon={<DownloadIcon />} loading={isExporting} disabled={isEmpty} onClick={exportCsv}>
          {t('table.export')}
        </Button>
      </Box>
      {pages.error !== null && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => void pages.store.loadMore()}>
              {t('table.tryAgain')}
            </Button>
          }
        >
          {errorTexts(pages.error) ?? t('table.failed')}
        </Alert>
      )}
      <TableFrame ref={frame} aria-label={label} tabIndex={0}>
        <table
          aria-label={label}
          aria-busy={pages.isLoading}
          aria-rowcount={pages.hasMore ? -1 : pages.rows.length + 1}
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
                  direction={theme.direction}
                  onWidth={(id, width) => change('columnSizing')((now) => ({ ...now, [id]: width }))}
                />
              ))}
            </tr>
          </thead>
          {isFirstLoad || (rows.length === 0 && pages.isLoading) ? (
            <SkeletonRows columnIds={shown.map(({ id }) => id)} />
          ) : (
            <TableRows
              rows={rows}
              columns={shown}
              scrollElement={frame}
              offset={pageIndex * tableLimits.rowsPerPage}
              linkOf={linkOf}
            />
          )}
        </table>
        {isEmpty && <EmptyState title={t('table.empty')} nextStep={nextStep} />}
      </TableFrame>
      <TablePaginator current={pageIndex + 1} total={totalPages} hasMore={pages.hasMore} onGoTo={goTo} />
    </Box>
  );
}
