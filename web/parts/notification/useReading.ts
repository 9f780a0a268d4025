import { useState } from 'react';
import { CallFailed } from '../../api/callFailed.ts';
import { alertDelays, alerts } from '../../base/alerts.ts';
import { errorText } from '../../base/messageText.ts';
import { useNews } from './useNews.ts';

/** Shows what a refused call says; what the client has announced already needs no second alert. */
function announce(error: unknown): void {
  if (!(error instanceof CallFailed)) throw error;
  if (error.isAnnounced) return;
  for (const each of error.errors) alerts.error(errorText(each), { delayMs: alertDelays.errorList });
}

/** Marks notifications as read and lets the list that shows them follow. */
export function useReading(refresh: () => Promise<void>) {
  const news = useNews();
  const [isReadingAll, setReadingAll] = useState(false);
  const readOne = (notificationId: string): Promise<void> => news.readOne(notificationId).then(refresh).catch(announce);
  const readAll = (upTo: string): Promise<void> => {
    setReadingAll(true);
    return news
      .readAll(upTo)
      .then(refresh)
      .catch(announce)
      .finally(() => setReadingAll(false));
  };
  return { readOne, readAll, isReadingAll };
}
