import Skeleton from '@mui/material/Skeleton';
import type { Row as TableRow } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { heldPress } from '../../base/heldPress.ts';
import { tableLimits } from '../limits.ts';
import { type DataColumn, type Features, linkPlace } from './columns.ts';
import { FreshMark } from './FreshMark.tsx';
import type { FreshMarks } from './freshMarks.ts';

interface TableRowsProps<Row extends object> {
  rows: readonly TableRow<Features, Row>[];
  columns: readonly DataColumn<Row>[];
  scrollElement: RefObject<HTMLElement | null>;
  /** How many rows stand before the first one, on earlier pages. */
  offset: number;
  linkOf: ((row: Row) => string) | undefined;
  marks: FreshMarks | undefined;
}

/** What a cell is beside its content: a number, or the place of the row's mark. */
const classOf = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

const spacer = (height: number, span: number) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );

/** The rows of a page as far as they are in sight; blank space stands for the rest (REQ-UI-09). */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { rows, columns, scrollElement, offset, linkOf, marks } = props;
  const navigate = useNavigate();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollElement.current,
    estimateSize: () => tableLimits.rowHeight,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const linkAt = linkPlace(columns);
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <>
      {spacer(before, columns.length)}
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          const link = linkOf?.(row.original);
          const fresh = marks?.get(row.id);
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
                  <td
                    key={column.id}
                    className={classOf(column.isNumber && 'number', marks && place === linkAt && 'markable')}
                  >
                    {fresh && place === linkAt && <FreshMark fresh={fresh} />}
                    {place === linkAt && link ? (
                      <Link {...heldPress} to={link}>
                        {content}
                      </Link>
                    ) : (
                      content
                    )}
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
