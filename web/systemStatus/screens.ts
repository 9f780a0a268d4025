import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
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
  /** Every connection with its credential's age, for those who run the portal. */
  connections: {
    path: '/admin/connections',
    title: 'connections',
    access: moduleAccess.systemIncidents,
    section: '/admin',
    texts: ['connections', 'systemStatus', 'eligibility', 'ui'],
    load: (): ScreenCode => import('./connections/ConnectionsScreen.tsx').then((file) => file.ConnectionsScreen),
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
