import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { TableFault } from '../ui/table/TableFault.tsx';
import { TableFrame } from '../ui/table/TableFrame.tsx';
import { TablePaginator } from '../ui/table/TablePaginator.tsx';
import { columnTitle } from './importTexts.ts';
import type { ImportAddress } from './useImport.ts';
import { useWrongRows } from './useWrongRows.ts';
import { WrongBlock, type WrongRowProps, WrongTableRow } from './WrongRow.tsx';

const Grid = styled('div')(({ theme }) => ({
  'td, th[scope=row]': { height: 'auto', padding: '6px 10px', verticalAlign: 'top', whiteSpace: 'normal' },
  'th[scope=row]': { position: 'static', fontVariantNumeric: 'tabular-nums' },
  td: { overflowWrap: 'anywhere' },
  label: { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  'input, select': {
    width: '100%',
    height: 34,
    padding: '0 8px',
    boxSizing: 'border-box',
    font: 'inherit',
    color: 'inherit',
    borderRadius: 4,
    border: `1px solid ${theme.palette.text.secondary}`,
    backgroundColor: theme.palette.background.paper,
    '&[aria-invalid=true]': { borderColor: theme.palette.error.main, borderWidth: 2 },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  },
}));

interface WrongRowsProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  /** Told that cells were corrected, now or before; without it the rows are only shown. */
  onCorrected?: () => void;
  onRefused?: (errors: readonly ApiError[]) => void;
}

type RowProps = Omit<WrongRowProps, 'row' | 'index'>;

function WrongTable({ rows, ...props }: RowProps & { rows: readonly WrongRowProps['row'][] }) {
  const { t, i18n } = useTranslation('sheetImport');
  const { facts, columns } = props;
  return (
    <TableFrame aria-label={t('grid.label')} tabIndex={0}>
      <table aria-label={t('grid.label')} style={{ minWidth: '100%', width: 64 + 240 + columns.length * 180 }}>
        <colgroup>
          <col style={{ width: 64 }} />
          <col style={{ width: 240 }} />
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('grid.row')}
            </th>
            <th scope="col">{t('grid.what')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnTitle(facts, column, i18n.language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <WrongTableRow key={row.row} {...props} row={row} index={index} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The wrong rows of an import, twenty at a time, to be corrected where that is still possible. */
export function WrongRows({ about, facts, onCorrected, onRefused }: WrongRowsProps) {
  const { t } = useTranslation('sheetImport');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const grid = useRef<HTMLDivElement>(null);
  const { pages, rows, columns, isEmpty, current, total, goTo, keep } = useWrongRows(about, facts, onCorrected);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const acts = useRef({
    refuse: (errors: readonly ApiError[]) => refused.current?.(errors),
    move: (index: number, column: string) =>
      grid.current?.querySelector<HTMLElement>(`[data-place="${index}:${column}"]`)?.focus(),
  }).current;
  const props = {
    ...{ about, facts, columns, isReadOnly: onCorrected === undefined },
    ...{ onKept: keep, onRefused: acts.refuse, onMove: acts.move },
  };
  if (isEmpty ? pages.isLoading : rows.length === 0) return <Arriving height={200} label={t('grid.label')} />;
  return (
    <Grid ref={grid}>
      {pages.error !== null && <TableFault error={pages.error} onRetry={() => void pages.store.loadMore()} />}
      {isEmpty && pages.error === null && <Typography>{t('grid.none')}</Typography>}
      {rows.length > 0 &&
        (isPhone ? (
          <Box component="ul" aria-label={t('grid.label')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {rows.map((row, index) => (
              <WrongBlock key={row.row} {...props} row={row} index={index} />
            ))}
          </Box>
        ) : (
          <WrongTable {...props} rows={rows} />
        ))}
      {(total > 1 || pages.hasMore) && (
        <TablePaginator label={t('grid.label')} current={current} total={total} hasMore={pages.hasMore} onGoTo={goTo} />
      )}
    </Grid>
  );
}
