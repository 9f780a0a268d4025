import type { PagesSnapshot } from './pageStore.ts';

/** What a row is to who has seen the list before: it has arrived, or says something else. */
export type Fresh = 'new' | 'changed';
export type FreshMarks = ReadonlyMap<string, Fresh>;

/**
 * The rows that are new or have changed since the list was looked at, by their ids. A row behind all that were known then was perhaps only not
 * read yet: it is not called new.
 */
export function freshMarks<Row>(
  { rows, earlier }: Pick<PagesSnapshot<Row>, 'rows' | 'earlier'>,
  rowId: (row: Row) => string,
): FreshMarks {
  const marks = new Map<string, Fresh>();
  if (!earlier) return marks;
  const known = new Map(earlier.rows.map((row) => [rowId(row), JSON.stringify(row)]));
  const last = earlier.hasMore ? rows.findLastIndex((row) => known.has(rowId(row))) : rows.length;
  rows.forEach((row, at) => {
    const before = known.get(rowId(row));
    if (before === undefined && at < last) marks.set(rowId(row), 'new');
    if (before !== undefined && before !== JSON.stringify(row)) marks.set(rowId(row), 'changed');
  });
  return marks;
}
