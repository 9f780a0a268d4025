import * as z from 'zod';
import type { Endpoint, Sending } from '../../../../shared/_contract/endpoint.ts';
import type { PagedEndpoint } from '../useEndpointPages.ts';

/** What a list endpoint can be asked for. */
export type Asked<E extends PagedEndpoint> =
  Sending<E> extends { body: infer Body } ? Body : Sending<E> extends { query: infer Query } ? Query : never;

/**
 * The criteria of `useListFilters` by the endpoint's schema: the filters that the endpoint takes, each as soon as its value is valid. A
 * value that is half typed filters nothing yet, so that no list fails while somebody types.
 */
export function criteriaFor<E extends PagedEndpoint>(endpoint: E) {
  const { body, query }: Endpoint = endpoint;
  const { shape } = body ?? query ?? {};
  return <Filters extends object>(filters: Filters): { [Name in keyof Filters & keyof Asked<E>]: Asked<E>[Name] } => {
    const given = Object.entries(filters).map(
      ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
    );
    const valid = given.filter(([name, value]) => shape?.[name] && z.safeParse(shape[name], value).success);
    return Object.fromEntries(valid) as { [Name in keyof Filters & keyof Asked<E>]: Asked<E>[Name] };
  };
}
