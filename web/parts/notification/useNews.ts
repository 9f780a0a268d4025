import useSWR from 'swr';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import { notificationApi } from '../../../shared/notification/routes.ts';
import { call } from '../../api/client.ts';

const { getNews, markRead, markAllRead } = notificationApi.endpoints;
type News = Answer<typeof getNews>;

const nothing: News = { unread: 0, newest: [] };
const newestIdOf = (news: News | undefined): string => news?.newest[0]?.notificationId ?? '';

const readNews = async (): Promise<News> => (await call(getNews, {}, { isQuiet: true })).data ?? nothing;

/** What is unread, one copy for the header and every screen. A failed read shows no alert: the next poll tries again. */
export function useNews() {
  const { data, mutate } = useSWR(getNews.path, readNews, { shouldRetryOnError: false, revalidateOnFocus: false });
  const news = data ?? nothing;

  /** Asks again; answers whether something has come. */
  const poll = async (): Promise<boolean> => {
    const after = await mutate().catch(() => undefined);
    return newestIdOf(after) > newestIdOf(data);
  };

  /** Marks one as read. The count follows at once; the next poll puts right what the server knows better. */
  const readOne = async (notificationId: string): Promise<void> => {
    await call(markRead, { body: { notificationId } });
    const newest = news.newest.filter((each) => each.notificationId !== notificationId);
    await mutate({ unread: Math.max(news.unread - 1, 0), newest }, { revalidate: false });
  };

  /** Marks as read what is shown, which begins with `upTo`: the server takes it in steps. */
  const readAll = async (upTo: string): Promise<void> => {
    let hasMore = true;
    while (hasMore) hasMore = (await call(markAllRead, { body: { upTo } })).data?.hasMore ?? false;
    const newest = news.newest.filter(({ notificationId }) => notificationId > upTo);
    await mutate({ unread: newest.length, newest }, { revalidate: false });
  };

  return { ...news, poll, readOne, readAll };
}
