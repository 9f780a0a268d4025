import type { notificationApi } from '../../shared/notification/routes.ts';
import { listNotifications } from '../_data/notification/notification.ts';
import type { Operation } from '../_kit/context.ts';

/** The caller's notifications, newest first, those that have not expired. */
export const getNotifications: Operation<typeof notificationApi.endpoints.getNotifications> = ({ query }, ctx) =>
  listNotifications(ctx.store, ctx.user, query, ctx.now());
