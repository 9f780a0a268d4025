import type { notificationApi } from '../../shared/notification/routes.ts';
import { readNews } from '../_data/notification/notification.ts';
import type { Operation } from '../_kit/context.ts';

/** The header of every open page asks for this again and again: the cost is the same for any number of notifications. */
export const getNews: Operation<typeof notificationApi.endpoints.getNews> = (_input, ctx) =>
  readNews(ctx.store, ctx.user, ctx.now());
