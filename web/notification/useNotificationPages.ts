import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { type Notification, type NotificationFilter, notificationApi } from '../../shared/notification/routes.ts';
import type { CallFailed } from '../api/callFailed.ts';
import { call } from '../api/client.ts';
import { useNews } from '../parts/notification/useNews.ts';

const { getNotifications } = notificationApi.endpoints;
type Page = Answer<typeof getNotifications>;
type Key = readonly [path: string, filter: NotificationFilter, cursor: string | undefined];

const readPage = async ([, filter, cursor]: Key): Promise<Page | null> =>
  (await call(getNotifications, { query: { filter, cursor } })).data;

/** The pages of the list that are open so far. When something arrives, the list follows. */
export function useNotificationPages(filter: NotificationFilter) {
  const keyOf = (index: number, before: Page | null): Key | null => {
    if (index === 0) return [getNotifications.path, filter, undefined];
    return before?.nextCursor ? [getNotifications.path, filter, before.nextCursor] : null;
  };
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page | null, CallFailed>(
    keyOf,
    readPage,
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateFirstPage: false,
    },
  );
  const refresh = async (): Promise<void> => void (await mutate().catch(() => undefined));

  const newestId = useNews().newest[0]?.notificationId;
  const known = useRef(newestId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has arrived is a reason to read again.
  useEffect(() => {
    if (newestId !== undefined && newestId > (known.current ?? '')) void refresh();
    known.current = newestId;
  }, [newestId]);

  const items: Notification[] | undefined = data?.flatMap((page) => page?.items ?? []);
  return {
    items,
    error,
    isLoading: isValidating,
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    loadMore: () => setSize(size + 1),
    refresh,
  };
}
