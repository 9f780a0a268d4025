import type { notificationApi } from '../../shared/notification/routes.ts';
import { readNews } from '../_data/notification/notification.ts';
import type { Operation } from '../_kit/context.ts';

/** What the header of every open page asks for again and again: flat in cost, however many notifications there are. */
export const getNews: Operation<typeof notificationApi.endpoints.getNews> = (_input, ctx) =>
  readNews(ctx.store, ctx.user, ctx.now());
