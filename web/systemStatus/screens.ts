import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { texts: ['systemStatus', 'ui'] } as const;

/** What works at the moment. Who is not signed in sees the short form. */
export const systemStatusScreens = {
  status: {
    ...row,
    path: '/systemstatus',
    title: 'systemStatus',
    texts: ['systemStatus', 'eligibility', 'ui'],
    access: 'signedIn',
    section: '/systemstatus',
    providerTile: 'systemStatus',
    load: (): ScreenCode => import('./SystemStatusScreen.tsx').then((file) => file.SystemStatusScreen),
  },
  shown: {
    ...row,
    path: '/status',
    title: 'publicStatus',
    access: 'public',
    isHome: true,
    load: (): ScreenCode => import('./PublicStatusScreen.tsx').then((file) => file.PublicStatusScreen),
  },
} as const satisfies Record<string, Screen>;
