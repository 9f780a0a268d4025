import { notificationApi } from '../../shared/notification/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getNews } from './getNews.ts';
import { getNewsChoices } from './getNewsChoices.ts';
import { getNotifications } from './getNotifications.ts';
import { markAllRead } from './markAllRead.ts';
import { markRead } from './markRead.ts';
import { saveNewsChoices } from './saveNewsChoices.ts';

export const handler = areaHandler(
  notificationApi,
  { getNotifications, getNews, markRead, markAllRead, getNewsChoices, saveNewsChoices },
  wiring,
);
