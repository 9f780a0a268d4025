import type { FieldValues } from 'react-hook-form';
import type { Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import { type Asked, criteriaFor } from '../../ui/table/filters/criteriaFor.ts';
import { type ListFilters, useListFilters } from '../../ui/table/filters/useListFilters.ts';
import { type PagedEndpoint, type RowOf, useEndpointPages } from '../../ui/table/useEndpointPages.ts';
import type { Pages } from '../../ui/table/usePages.ts';

interface ListSettings<E extends PagedEndpoint, Filters> {
  /** Names the filters in session storage. */
  key: string;
  /** The fields of the filters when nothing is filtered by. The endpoint is asked by those that its schema takes. */
  empty: Filters;
  /** What the screen itself asks for, such as the view that is shown. */
  also?: Partial<Asked<E>>;
  /** The fields that name a patient, which the browser does not keep. */
  personal?: readonly (keyof Filters & string)[];
}

interface List<Row, Filters extends FieldValues> extends ListFilters<Filters, object> {
  pages: Pages<Row>;
}

/**
 * The pages of a list endpoint and the filters that its schema takes, for `ListScreen`. A list that needs more of its filters
 * (an address, rules of its own) joins `useListFilters` and `useEndpointPages` itself.
 */
export function useList<E extends PagedEndpoint, Filters extends FieldValues>(
  endpoint: E,
  { key, empty, also, personal = [] }: ListSettings<E, Filters>,
): List<RowOf<E>, Filters> {
  const filters = useListFilters<Filters, object>({ key, empty, personal, criteriaOf: criteriaFor(endpoint) });
  const asked = { ...also, ...filters.criteria };
  const { body }: Endpoint = endpoint;
  const sending: object = body ? { body: asked } : { query: asked };
  const pages = useEndpointPages(endpoint, sending as Sending<E>);
  return { ...filters, pages };
}
