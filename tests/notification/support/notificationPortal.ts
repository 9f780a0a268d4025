import { type Notification, notificationApi } from '../../../shared/notification/routes.ts';
import type { FakePortal } from '../../support/transport.ts';

const { getNotifications, getNews, markRead, markAllRead } = notificationApi.endpoints;

/** Lets a portal answer about notifications, newest first, as the server would: what is marked is read from then on. */
export function withNotifications(portal: FakePortal, given: Notification[] = []) {
  let items = given;
  const unread = () => items.filter(({ readAt }) => readAt === null);
  const read = (isMeant: (id: string) => boolean): void => {
    const readAt = '2026-11-21T09:00:00.000Z';
    items = items.map((item) => (item.readAt === null && isMeant(item.notificationId) ? { ...item, readAt } : item));
  };
  portal
    .answer(getNews, () => ({ data: { unread: Math.min(unread().length, 100), newest: unread().slice(0, 5) } }))
    .answer(getNotifications, (_call, { query }) => {
      const { filter = 'all', take = 20, cursor = '0' } = query;
      const listed = filter === 'unread' ? unread() : items;
      const end = Number(cursor) + Number(take);
      const nextCursor = end < listed.length ? String(end) : null;
      return { data: { items: listed.slice(Number(cursor), end), nextCursor, total: null } };
    })
    .answer(markRead, (_call, { body }) => {
      read((id) => id === body.notificationId);
      return { data: null, status: 1 };
    })
    .answer(markAllRead, (_call, { body }) => {
      const before = unread().length;
      read((id) => id <= body.upTo);
      return { data: { marked: before - unread().length, hasMore: false } };
    });
  return {
    arrive: (item: Notification) => {
      items = [item, ...items];
    },
  };
}
