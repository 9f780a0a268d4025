import type { notificationApi } from '../../shared/notification/routes.ts';
import { setAllRead } from '../_data/notification/notification.ts';
import type { Operation } from '../_kit/context.ts';

/** Marks what the caller has seen as read, in bounded steps: the page calls again while there is more. */
export const markAllRead: Operation<typeof notificationApi.endpoints.markAllRead> = ({ body }, ctx) =>
  setAllRead(ctx.store, ctx.user.userId, body.upTo, ctx.now());
