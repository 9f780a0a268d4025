import type { SortingState } from '@tanstack/react-table';
import { compareValues, type DataColumn } from './columns.ts';

/** Column id to what its filter asks for. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** How the reader has arranged a table. */
export interface Arrangement {
  readonly filters: ColumnFilters;
  readonly sorting: SortingState;
}

const shownText = <Row>(column: DataColumn<Row>, row: Row): string => `${(column.text ?? column.value)(row) ?? ''}`;

/** The rows that every filter finds its text in; a filter by choice wants the very text. */
export function filteredRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: ColumnFilters,
): readonly Row[] {
  const wanted = columns.flatMap((column) => {
    const text = filters[column.id]?.trim().toLocaleLowerCase() ?? '';
    return text && column.filter ? [{ column, text, isWhole: column.filter !== 'text' }] : [];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) =>
    wanted.every(({ column, text, isWhole }) => {
      const shown = shownText(column, row).toLocaleLowerCase();
      return isWhole ? shown === text : shown.includes(text);
    }),
  );
}

/** The rows as the reader sees them: filtered and in order. */
export function arrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { filters, sorting }: Arrangement,
  language: string,
): readonly Row[] {
  const found = filteredRows(rows, columns, filters);
  const order = sorting[0];
  const column = columns.find(({ id }) => id === order?.id);
  if (!order || !column) return found;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = order.desc ? -1 : 1;
  return [...found].sort((one, other) => sign * compareValues(column.value(one), column.value(other), collator));
}
