import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Answer, Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import type { CallFailed } from './callFailed.ts';
import { CallFailed as Failed } from './callFailed.ts';
import { call } from './client.ts';
import type { CallOptions } from './request.ts';

/** The cache key of a read, for `mutate` of swr: everything that begins with the same endpoint shares its path. */
export const apiKey = <E extends Endpoint>(endpoint: E, sending: Sending<E>) => [endpoint.path, sending] as const;

type ReadOptions<Data> = SWRConfiguration<Data | null, CallFailed> & Pick<CallOptions, 'isQuiet'>;

/** For a form that goes on with a record: it begins with the record as it is now, and never with what an earlier look has kept. */
export const afresh = { revalidateOnMount: true, revalidateIfStale: false, dedupingInterval: 0 } as const;

export interface ApiRead<Data> {
  /** undefined while loading, null for 'no record' (REQ-API-05). */
  data: Data | null | undefined;
  error: CallFailed | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  refresh: () => void;
  /** Like `refresh`, with a promise that resolves when the answer has arrived. */
  readAgain: () => Promise<void>;
  /** Like `refresh`, started by the page itself: it does not extend the session, and its failure is not shown. */
  refreshInBackground: () => Promise<void>;
}

/**
 * Reads an endpoint and keeps the answer fresh. `sending` null reads nothing yet (a search box still empty). The screen shows
 * `error`; a negative envelope counts as one.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  sending: Sending<E> | null,
  { isQuiet, ...options }: ReadOptions<Answer<E>> = {},
): ApiRead<Answer<E>> {
  const read = async (callOptions: CallOptions = {}): Promise<Answer<E> | null> => {
    if (sending === null) return null;
    const envelope = await call(endpoint, sending, { ...(isQuiet && { isQuiet }), ...callOptions });
    if (envelope.status < 0) throw new Failed('refused', envelope.errors, { httpStatus: 200 });
    return envelope.data;
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR(sending && apiKey(endpoint, sending), () => read(), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    ...options,
  });
  // Until the next frame, when the reading of this screen begins, its library shows an earlier one as if it were new. A reading that joins one of a
  // moment before may be over before anything is drawn: what counts is the frame.
  const [hasBegun, setBegun] = useState(options.revalidateOnMount !== true);
  useEffect(() => {
    if (hasBegun) return undefined;
    const frame = requestAnimationFrame(() => setBegun(true));
    return () => cancelAnimationFrame(frame);
  }, [hasBegun]);
  const isOfBefore = data !== undefined && !hasBegun;
  const refreshInBackground = async () => {
    // What is shown stays until there is something newer to show.
    await mutate(read({ isBackground: true, isQuiet: true }), { revalidate: false }).catch(() => undefined);
  };
  return {
    data,
    error,
    isLoading,
    isRefreshing: isOfBefore || (isValidating && !isLoading),
    refresh: () => void mutate(),
    readAgain: async () => {
      await mutate().catch(() => undefined);
    },
    refreshInBackground,
  };
}
