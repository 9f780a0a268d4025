import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FilterValues } from '../../../shared/model/savedFilter.ts';
import { tableLimits } from '../../ui/limits.ts';
import { readSession } from '../../ui/sessionState.ts';
import type { FilterForm } from '../../ui/table/filters/SavedFiltersButton.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { filtersResolver, type HistoryFilters, noFilters, searchOf } from './historySearch.ts';

const storageKey = 'eligibility:search';

/** The history's filters, kept for the session without the patient, and what to search by once typing has paused. */
export function useHistoryFilters() {
  const form = useForm<HistoryFilters>({
    defaultValues: { ...noFilters, ...readSession<Partial<HistoryFilters>>(storageKey) },
    resolver: filtersResolver,
    mode: 'onChange',
  });
  const values = useWatch({ control: form.control });
  const filters = useMemo(() => ({ ...noFilters, ...values }), [values]);
  useEffect(() => {
    const { patient: _, ...kept } = filters;
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  }, [filters]);

  // As text, so that the same criteria stay the same search.
  const settled = useDelayed(JSON.stringify(searchOf(filters)), tableLimits.filterDelayMs);
  const criteria = useMemo(() => JSON.parse(settled) as ReturnType<typeof searchOf>, [settled]);
  // Whom the filters look for is not kept with them.
  const filterForm: FilterForm = {
    values: searchOf({ ...filters, patient: '' }) as FilterValues,
    onApply: (values) => form.reset({ ...noFilters, ...(values as Partial<HistoryFilters>) }),
  };
  return { control: form.control, criteria, filterForm };
}
