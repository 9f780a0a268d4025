import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Header } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tableLimits } from '../limits.ts';
import type { Features } from './columns.ts';

interface HeaderCellProps<Row extends object> {
  header: Header<Features, Row, unknown>;
  title: string;
  direction: 'ltr' | 'rtl';
  isNumber: boolean;
  /** Its rows have marks in this column. */
  isMarkable: boolean;
  onWidth: (columnId: string, width: number) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const widthStep = 16;

/** A column's head: sorts by click, and its edge changes the width by mouse or by arrow keys. */
export function HeaderCell<Row extends object>(props: HeaderCellProps<Row>) {
  const { header, title, direction, isNumber, isMarkable, onWidth } = props;
  const { t } = useTranslation('ui');
  const { column } = header;
  const sorted = column.getIsSorted();
  const width = column.getSize();

  const resizeByKey = (event: KeyboardEvent) => {
    const grows = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onWidth(column.id, Math.max(tableLimits.minColumnWidth, width + (event.key === grows ? widthStep : -widthStep)));
  };

  return (
    <th scope="col" aria-sort={sorted ? ariaSort[sorted] : 'none'} className={isMarkable ? 'markable' : undefined}>
      <TableSortLabel
        active={sorted !== false}
        hideSortIcon
        direction={sorted || 'asc'}
        onClick={column.getToggleSortingHandler()}
        sx={{ width: '100%', justifyContent: isNumber ? 'flex-end' : 'flex-start', minHeight: 28, minWidth: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {title}
        </Box>
      </TableSortLabel>
      <Box
        role="separator"
        aria-orientation="vertical"
        aria-label={t('table.resize', { column: title })}
        aria-valuenow={Math.round(width)}
        aria-valuemin={tableLimits.minColumnWidth}
        tabIndex={0}
        className="resizer"
        onMouseDown={(event) => {
          // Dragging must not select the text of the rows.
          event.preventDefault();
          header.getResizeHandler()(event);
        }}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={column.resetSize}
        onKeyDown={resizeByKey}
      />
    </th>
  );
}
