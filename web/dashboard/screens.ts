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
} as const satisfies Record<string, Screen>;
