import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  title: 'dashboard',
  access: 'signedIn',
  texts: ['dashboard'],
  isHome: true,
  load: (): ScreenCode => import('./DashboardScreen.tsx').then((file) => file.DashboardScreen),
} as const;

/** The role-based dashboard: every signed-in user's. */
export const dashboardScreens = {
  root: { ...row, path: '/' },
  dashboard: { ...row, path: dashboardPath },
  /** What payers' people should have answered by now, for those who run the portal. */
  overdue: {
    path: '/admin/overdue',
    title: 'overdue',
    access: moduleAccess.attention,
    section: '/admin',
    texts: ['overdue', 'ui'],
    load: (): ScreenCode => import('./overdue/OverdueScreen.tsx').then((file) => file.OverdueScreen),
  },
} as const satisfies Record<string, Screen>;
