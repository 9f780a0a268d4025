import type { Screen, ScreenCode } from '../base/screen.ts';

export const notificationScreens = {
  list: {
    path: '/notification',
    title: 'notifications',
    access: 'signedIn',
    section: '/notification',
    texts: ['notification', 'ui'],
    load: (): ScreenCode => import('./NotificationScreen.tsx').then((file) => file.NotificationScreen),
  },
} as const satisfies Record<string, Screen>;
