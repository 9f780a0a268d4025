import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

export const notificationScreens = {
  list: {
    path: linkedScreens.notifications,
    title: 'notifications',
    access: 'signedIn',
    section: '/notification',
    texts: ['notification', 'ui'],
    load: (): ScreenCode => import('./NotificationScreen.tsx').then((file) => file.NotificationScreen),
  },
  settings: {
    path: linkedScreens.newsSettings,
    title: 'newsSettings',
    access: 'signedIn',
    section: '/notification',
    texts: ['notification', 'ui'],
    load: (): ScreenCode => import('./NewsSettingsScreen.tsx').then((file) => file.NewsSettingsScreen),
  },
} as const satisfies Record<string, Screen>;
