import type { Language } from '../_field/bilingual.ts';

/** The most rows that a page itself exports; a background job prepares longer exports. */
export const mostRowsInPage = 1000;
/** The most rows of one exported file. */
export const mostExportRows = 100_000;

/** The order that a reader has chosen; without one, a list stands as it is read. */
export interface SheetOrder {
  readonly by: string;
  readonly isDescending: boolean;
}

/** What a cell is sorted by: dates are written day first. */
const sortText = (cell: string): string => cell.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3/$2/$1');

/**
 * Exported rows in the reader's order, compared as the screen compares them: rows that are alike stay as they were, and an empty cell is
 * the greatest. A column that the sheet does not have leaves them as they are.
 */
export function inOrder<Cells extends readonly (string | null)[]>(
  rows: readonly Cells[],
  { by, isDescending }: SheetOrder,
  sheet: readonly { readonly id: string }[],
  language: Language,
): readonly Cells[] {
  const place = sheet.findIndex(({ id }) => id === by);
  if (place < 0) return rows;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((cells) => ({ cells, key: cells[place] == null ? null : sortText(cells[place]) }));
  const compare = (one: string | null, other: string | null): number => {
    if (one === other) return 0;
    if (one === null) return 1;
    return other === null ? -1 : collator.compare(one, other);
  };
  return keyed.sort((one, other) => sign * compare(one.key, other.key)).map(({ cells }) => cells);
}
