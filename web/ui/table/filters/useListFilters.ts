import { useEffect, useMemo } from 'react';
import { type Control, type DefaultValues, type FieldValues, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { FilterValues } from '../../../../shared/_field/savedFilter.ts';
import { readSession } from '../../../base/sessionState.ts';
import { tableLimits } from '../../limits.ts';
import { useDelayed } from '../../useDelayed.ts';
import type { FilterForm } from './SavedFiltersButton.tsx';

/** The criteria without those that ask for nothing. */
type Given<Criteria> = { [Name in keyof Criteria]?: Exclude<Criteria[Name], null | undefined | ''> };

interface ListFilterSettings<Filters extends FieldValues, Criteria extends object> {
  /** Names the filters in session storage. */
  key: string;
  /** The fields when nothing is filtered by. */
  empty: Filters;
  /** What the list is asked for. Spaces around a text, empty texts and nulls are taken away from it. */
  criteriaOf: (filters: Filters) => Criteria;
  /** The fields that can name a patient: the browser does not keep them, and they are not saved by name. */
  personal?: readonly (keyof Filters & string)[];
  /** Filters of the page's address: they take the place of those that were kept. */
  fromAddress?: Partial<Filters> | null;
  /** Says what is wrong with a filter. */
  resolver?: Resolver<Filters>;
  /** How filters are saved by name, where a field holds more than a text or a number. */
  saved?: { valuesOf: (filters: Filters) => FilterValues; filtersOf: (values: FilterValues) => Filters };
}

export interface ListFilters<Filters extends FieldValues, Criteria> {
  control: Control<Filters>;
  /** What to ask for, once typing has paused; the same object while it stays the same. */
  criteria: Given<Criteria>;
  /** How many criteria are given. */
  count: number;
  /** For the button that saves filters by name. */
  filterForm: FilterForm;
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== '' && value !== null && value !== undefined;
const trimmed = ([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value] as const;

const givenOf = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value] as [string, unknown])
      .map((entry) => trimmed(entry) as [string, unknown])
      .filter(isGiven),
  ) as Given<Values>;

const without = <Filters extends FieldValues>(filters: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))) as Filters;

/**
 * The filters of a list: a form that is kept for the session, so that Back finds it as it was, and that users save by name. Gives
 * what to ask the server for.
 */
export function useListFilters<Filters extends FieldValues, Criteria extends object>({
  key,
  empty,
  criteriaOf,
  personal = [],
  fromAddress,
  resolver,
  saved,
}: ListFilterSettings<Filters, Criteria>): ListFilters<Filters, Criteria> {
  const form = useForm<Filters>({
    defaultValues: { ...empty, ...(fromAddress ?? readSession<Partial<Filters>>(key)) } as DefaultValues<Filters>,
    mode: 'onChange',
    ...(resolver && { resolver }),
  });
  const values = useWatch({ control: form.control });
  const filters = { ...empty, ...values } as Filters;
  const kept = without(filters, personal);
  const keptText = JSON.stringify(kept);
  useEffect(() => sessionStorage.setItem(key, keptText), [key, keptText]);

  // As text, so that the same criteria stay the same search.
  const settled = useDelayed(JSON.stringify(givenOf(criteriaOf(filters))), tableLimits.filterDelayMs);
  const criteria = useMemo(() => JSON.parse(settled) as Given<Criteria>, [settled]);
  const filterForm: FilterForm = {
    values: saved ? saved.valuesOf(filters) : (givenOf(kept) as FilterValues),
    onApply: (chosen) => form.reset(saved ? saved.filtersOf(chosen) : { ...empty, ...(chosen as Partial<Filters>) }),
  };
  return { control: form.control, criteria, count: Object.keys(criteria).length, filterForm };
}
