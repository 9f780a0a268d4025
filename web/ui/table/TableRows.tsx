import Skeleton from '@mui/material/Skeleton';
import type { Row as TableRow } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { tableLimits } from '../limits.ts';
import type { DataColumn, Features } from './columns.ts';

interface TableRowsProps<Row extends object> {
  rows: readonly TableRow<Features, Row>[];
  columns: readonly DataColumn<Row>[];
  scrollElement: RefObject<HTMLElement | null>;
  /** How many rows stand before the first one, on earlier pages. */
  offset: number;
  linkOf: ((row: Row) => string) | undefined;
}

const spacer = (height: number, span: number) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );

/** The rows of a page as far as they are in sight; blank space stands for the rest (REQ-UI-09). */
export function TableRows<Row extends object>({ rows, columns, scrollElement, offset, linkOf }: TableRowsProps<Row>) {
  const navigate = useNavigate();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollElement.current,
    estimateSize: () => tableLimits.rowHeight,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const linkAt = Math.max(
    columns.findIndex(({ isLink }) => isLink),
    0,
  );
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <>
      {spacer(before, columns.length)}
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          const link = linkOf?.(row.original);
          return (
            // The link in the row serves the keyboard; the click on the rest of the row is for the mouse.
            <tr
              key={row.id}
              aria-rowindex={offset + index + 2}
              className={link ? 'linked' : undefined}
              onClick={(event) => {
                if (link && !(event.target as Element).closest('a, button') && !window.getSelection()?.toString()) {
                  navigate(link);
                }
              }}
            >
              {columns.map((column, place) => {
                const content = column.cell?.(row.original) ?? column.value(row.original);
                return (
                  <td key={column.id} className={column.isNumber ? 'number' : undefined}>
                    {place === linkAt && link ? <Link to={link}>{content}</Link> : content}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      {spacer(after, columns.length)}
    </>
  );
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

/** Where rows will stand while the first of them are being fetched. */
export function SkeletonRows({ columnIds }: { columnIds: readonly string[] }) {
  return (
    <tbody aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row}>
          {columnIds.map((id) => (
            <td key={id}>
              <Skeleton variant="text" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
