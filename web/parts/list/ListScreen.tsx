import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/filters/FilterBar.tsx';
import type { FilterForm } from '../../ui/table/filters/SavedFiltersButton.tsx';
import { RefreshButton } from '../../ui/table/RefreshButton.tsx';
import { actionsFor } from '../../ui/table/tableActions.ts';

interface ListScreenProps<Row extends object> extends Omit<DataTableProps<Row>, 'filterForm'> {
  /** What leads to lists of other kinds, at the top. */
  head?: ReactNode;
  /** What the list is for, in a sentence or two above it. */
  intro?: string;
  filters?: {
    /** What the filters search, for screen readers. */
    label: string;
    /** As `useListFilters` gives it. */
    form: { count: number; filterForm: FilterForm };
    fields: ReactNode;
  };
  /** Which of several lists is shown: a `ToggleChoice`. */
  views?: ReactNode;
  /** Reads again what else the screen shows, such as counts. */
  onRefresh?: () => void;
  /** What stands between the filters and the table. */
  children?: ReactNode;
}

/**
 * A screen that lists the pages of one endpoint (`useEndpointPages`), with filters (`useListFilters`) that users can save by name,
 * export, and a link from each row to its record.
 */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { head, intro, filters, views, onRefresh, children, actions, ...table } = props;
  const refresh = () => {
    onRefresh?.();
    void table.pages.store.restart();
  };
  return (
    <ScreenBody>
      {head}
      {intro && (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {intro}
        </Typography>
      )}
      {filters && (
        <FilterBar label={filters.label} count={filters.form.count}>
          {filters.fields}
        </FilterBar>
      )}
      {views && <Box sx={{ mb: 2 }}>{views}</Box>}
      {children}
      <DataTable
        {...table}
        {...(filters && { filterForm: filters.form.filterForm })}
        actions={(arrangement, shown) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actionsFor(actions, arrangement, shown)}
            <RefreshButton onRefresh={refresh} />
          </Box>
        )}
      />
    </ScreenBody>
  );
}
