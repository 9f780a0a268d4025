import { useLocation } from 'react-router-dom';
import { useListFilters } from '../ui/table/filters/useListFilters.ts';
import { filtersIn } from './addresses.ts';
import { filtersOfSaved, filtersResolver, noFilters, savedValuesOf, searchOf } from './historySearch.ts';

/**
 * The history's filters, kept for the session without the patient and the text, which may be a name. An address with filters (a number
 * of the summary) takes the place of those that were kept.
 */
export function useHistoryFilters() {
  const { search } = useLocation();
  return useListFilters({
    key: 'eligibility:search',
    empty: noFilters,
    criteriaOf: searchOf,
    personal: ['patient', 'text'],
    fromAddress: filtersIn(search),
    resolver: filtersResolver,
    saved: { valuesOf: savedValuesOf, filtersOf: filtersOfSaved },
  });
}
