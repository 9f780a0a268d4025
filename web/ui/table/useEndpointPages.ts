import { useMemo } from 'react';
import type * as z from 'zod';
import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import type { Page, pageFields } from '../../../shared/_contract/page.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { call } from '../../api/client.ts';
import type { LoadPage } from './pageStore.ts';
import { type Pages, usePages } from './usePages.ts';

type TakesCursor = z.ZodObject<Pick<typeof pageFields, 'cursor'>>;

/** An endpoint of the contract that answers pages of rows, and takes the cursor in its query or in its body. */
export type PagedEndpoint = Endpoint & { readonly answer: z.ZodType<Page<object>> } & (
    | { readonly query: TakesCursor }
    | { readonly body: TakesCursor }
  );

export type RowOf<E extends PagedEndpoint> = Answer<E>['items'][number];

const noRows = { items: [], nextCursor: null, total: 0 };

/** The same sending with the cursor of the page before, where the endpoint takes it. */
function withCursor(endpoint: Endpoint, sending: { query?: object; body?: object }, cursor: string | undefined) {
  if (endpoint.body) return { ...sending, body: { ...sending.body, cursor } };
  return { ...sending, query: { ...sending.query, cursor } };
}

/** Loads the pages of one search: each call of the result asks for one page. `sending` null asks nothing: the list is empty. */
export function pageLoader<E extends PagedEndpoint>(endpoint: E, sending: Sending<E> | null): LoadPage<RowOf<E>> {
  return async (cursor, signal) => {
    if (sending === null) return noRows;
    const { status, data, errors } = await call(endpoint, withCursor(endpoint, sending, cursor) as Sending<E>, {
      signal,
    });
    if (status < 0) throw new CallFailed('refused', errors, { httpStatus: 200 });
    return (data as Page<RowOf<E>> | null) ?? noRows;
  };
}

/**
 * The pages of an endpoint, for DataTable and for lists that grow by a button. `sending` is what is asked for, without the cursor; an
 * equal one, also in a new object, is the same search. Null asks nothing yet: the list is empty.
 */
export function useEndpointPages<E extends PagedEndpoint>(endpoint: E, sending: Sending<E> | null): Pages<RowOf<E>> {
  const asText = JSON.stringify(sending);
  const load = useMemo(() => pageLoader(endpoint, JSON.parse(asText) as Sending<E> | null), [endpoint, asText]);
  return usePages(load);
}
