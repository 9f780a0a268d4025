import { useTranslation } from 'react-i18next';
import type { ColumnFilters } from '../arrangedRows.ts';
import type { DataColumn } from '../columns.ts';

interface FilterRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  filters: ColumnFilters;
  onFilter: (columnId: string, text: string) => void;
}

interface FilterCellProps {
  label: string;
  value: string;
  choices: readonly string[] | null;
  onChange: (text: string) => void;
}

/** Fields of the browser's own: a row of a table has no room for more. */
function FilterCell({ label, value, choices, onChange }: FilterCellProps) {
  const { t } = useTranslation('ui');
  const field = { 'aria-label': t('table.filterOf', { column: label }), value };
  if (!choices) {
    return (
      <input
        {...field}
        placeholder={t('table.filter')}
        dir={value ? 'auto' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <select {...field} onChange={({ target }) => onChange(target.value)}>
      {['', ...choices].map((choice) => (
        <option key={choice} value={choice}>
          {choice || t('table.all')}
        </option>
      ))}
    </select>
  );
}

/** The filters of the columns that have one, below their heads. */
export function FilterRow<Row>({ columns, filters, onFilter }: FilterRowProps<Row>) {
  return (
    <tr className="filters">
      {columns.map(({ id, header, filter }) => (
        <td key={id}>
          {filter && (
            <FilterCell
              label={header}
              value={filters[id] ?? ''}
              choices={filter === 'text' ? null : filter}
              onChange={(text) => onFilter(id, text)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
