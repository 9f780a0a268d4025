import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { readSession } from '../base/sessionState.ts';
import { filtersIn } from '../field/eligibility/paths.ts';
import { tableLimits } from '../ui/limits.ts';
import type { FilterForm } from '../ui/table/filters/SavedFiltersButton.tsx';
import { useDelayed } from '../ui/useDelayed.ts';
import {
  filtersOfSaved,
  filtersResolver,
  type HistoryFilters,
  noFilters,
  savedValuesOf,
  searchOf,
} from './historySearch.ts';

const storageKey = 'eligibility:search';

/**
 * The history's filters, kept for the session without the patient, and what to search by once typing has paused. An address with
 * filters (a number of the summary) takes the place of those that were kept.
 */
export function useHistoryFilters() {
  const { search } = useLocation();
  const form = useForm<HistoryFilters>({
    defaultValues: { ...noFilters, ...(filtersIn(search) ?? readSession<Partial<HistoryFilters>>(storageKey)) },
    resolver: filtersResolver,
    mode: 'onChange',
  });
  const values = useWatch({ control: form.control });
  const filters = useMemo(() => ({ ...noFilters, ...values }) as HistoryFilters, [values]);
  useEffect(() => {
    const { patient: _, ...kept } = filters;
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  }, [filters]);

  // As text, so that the same criteria stay the same search.
  const settled = useDelayed(JSON.stringify(searchOf(filters)), tableLimits.filterDelayMs);
  const criteria = useMemo(() => JSON.parse(settled) as ReturnType<typeof searchOf>, [settled]);
  const filterForm: FilterForm = {
    values: savedValuesOf(filters),
    onApply: (saved) => form.reset(filtersOfSaved(saved)),
  };
  return { control: form.control, criteria, filterForm };
}
