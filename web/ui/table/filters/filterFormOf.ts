import type { FilterValues } from '../../../../shared/_field/savedFilter.ts';
import type { ColumnFilters } from '../arrangedRows.ts';
import type { DataColumn } from '../columns.ts';
import type { FilterForm } from './SavedFiltersButton.tsx';

const prefix = 'column.';

/** All filters of a table as one form to save: the screen's own and the columns' filters. Null without filters. */
export function filterFormOf<Row>(
  columns: readonly DataColumn<Row>[],
  filters: ColumnFilters,
  onFilters: (filters: ColumnFilters) => void,
  own: FilterForm | undefined,
): FilterForm | null {
  if (!own && !columns.some(({ filter }) => filter)) return null;
  const ofColumns = Object.entries(filters).map(([id, text]) => [`${prefix}${id}`, text] as const);
  return {
    values: { ...own?.values, ...Object.fromEntries(ofColumns) },
    onApply: (values) => {
      const split = (isColumn: boolean): FilterValues =>
        Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith(prefix) === isColumn));
      own?.onApply(split(false));
      onFilters(
        Object.fromEntries(
          Object.entries(split(true)).map(([key, text]) => [key.slice(prefix.length), `${text ?? ''}`]),
        ),
      );
    },
  };
}
