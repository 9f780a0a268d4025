import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '../../../shared/notification/routes.ts';
import { usePolling } from '../../api/usePolling.ts';
import { hasSeen } from '../../parts/notification/seenRecords.ts';
import { useNews } from '../../parts/notification/useNews.ts';

const delays = { firstMs: 20_000, growth: 1.5, longestMs: 300_000 } as const;

const isSeen = ({ link, createdAt }: Notification): boolean => hasSeen(link, createdAt);

/**
 * Polls for news, in one place for the whole page. News of a record that is open on the screen is marked as read and not counted.
 */
export function useArrivals() {
  const { unread, newest, poll, readOne } = useNews();
  const { pathname } = useLocation();
  const askedAt = useRef(Date.now());
  const marked = useRef(new Set<string>());
  const ask = () => {
    askedAt.current = Date.now();
    return poll();
  };
  usePolling(ask, true, delays);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a user who navigates is active: poll now instead of minutes later.
  useEffect(() => {
    if (Date.now() - askedAt.current >= delays.firstMs) void ask();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a screen is a reason to look again at what it showed.
  useEffect(() => {
    for (const { notificationId } of newest.filter(isSeen)) {
      if (marked.current.has(notificationId)) continue;
      marked.current.add(notificationId);
      readOne(notificationId).catch(() => marked.current.delete(notificationId));
    }
  }, [newest, pathname]);

  const untold = newest.filter((each) => !isSeen(each));
  return { unread: unread - (newest.length - untold.length), latest: untold[0] };
}
