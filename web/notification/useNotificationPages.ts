import { useEffect, useRef } from 'react';
import { type NotificationFilter, notificationApi } from '../../shared/notification/routes.ts';
import { useNews } from '../parts/notification/useNews.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';

/** The pages of the list that are open so far. When something arrives, the list follows. */
export function useNotificationPages(filter: NotificationFilter) {
  const pages = useEndpointPages(notificationApi.endpoints.getNotifications, { query: { filter } });
  const newestId = useNews().newest[0]?.notificationId;
  const known = useRef(newestId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has arrived is a reason to read again.
  useEffect(() => {
    if (newestId !== undefined && newestId > (known.current ?? '')) void pages.store.refresh();
    known.current = newestId;
  }, [newestId]);
  return pages;
}
