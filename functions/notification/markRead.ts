import type { notificationApi } from '../../shared/notification/routes.ts';
import { setRead } from '../_data/notification/notification.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Marks one of the caller's own notifications as read; another user's is not there (404). */
export const markRead: Operation<typeof notificationApi.endpoints.markRead> = async ({ body }, ctx) => {
  if (!(await setRead(ctx.store, ctx.user.userId, body.notificationId, ctx.now()))) throw fail('notFound');
  return null;
};
