import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CellValue } from '../../../shared/_field/sheetText.ts';
import { tableLimits } from '../limits.ts';

/** A column of DataTable. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the column sorts by and, without `text`, the export writes. */
  value: (row: Row) => CellValue;
  /** What the export writes where that is not what sorts: dates as people read them. */
  text?: (row: Row) => string | null;
  /** What it shows; without it, the value. */
  cell?: (row: Row) => ReactNode;
  /** A filter in the column's head: a part of what the cell shows, or one of these texts. */
  filter?: 'text' | readonly string[];
  /** In pixels, at first. */
  width: number;
  /** Numbers stand at the end of their cell. */
  isNumber?: boolean;
  /** What a row is known by: the link to its record stands here. Without any, the first column shown has it. */
  isLink?: boolean;
  /** Hidden at first on a phone. */
  isSecondary?: boolean;
  /** Hidden at first on every screen: users show it by the menu of columns, and exports have it. */
  isHidden?: boolean;
  /** What a record's page shows where that is not the cell (`factsOf`): a name in full, nothing where there is no value. */
  fact?: (row: Row) => ReactNode;
  /** On a record's page it takes two columns: long codes. */
  isWide?: boolean;
}

/** The place of the column that links to a row's record, and where the row's mark stands. */
export const linkPlace = <Row>(columns: readonly DataColumn<Row>[]): number =>
  Math.max(
    columns.findIndex(({ isLink }) => isLink),
    0,
  );

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});
export type Features = typeof features;

/** Compares as a reader of the language expects; what is missing comes last. */
export function compareValues(one: CellValue, other: CellValue, collator: Intl.Collator): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(`${one}`, `${other}`);
}

/** The widest first column on a phone, in pixels: the column beside it, a record's state in most lists, stays in sight. */
const widestOnPhone = 200;

export function columnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
  language: string,
  isPhone: boolean,
): ColumnDef<Features, Row>[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sortFn: SortFn<Features, Row> = (one, other, id) =>
    compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id), collator);
  return columns.map(({ id, header, value, width }, at) => ({
    id,
    header,
    accessorFn: value,
    size: isPhone && at === 0 ? Math.min(width, widestOnPhone) : width,
    minSize: tableLimits.minColumnWidth,
    sortFn,
  }));
}
