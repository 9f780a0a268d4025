import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.claimDashboardConfiguration,
  section: '/claimdashboardconfiguration',
  title: 'claimDashboardConfiguration',
  texts: ['claimDashboard', 'ui'],
} as const;

/** Requests for the claim dashboard, for those who configure it. */
export const claimRequestScreens = {
  list: {
    ...row,
    path: '/claimdashboardconfiguration',
    tile: { name: 'claimDashboardConfiguration', order: 270 },
    load: (): ScreenCode => import('./RequestListScreen.tsx').then((file) => file.RequestListScreen),
  },
  record: {
    ...row,
    path: '/claimdashboardconfiguration/:transactionNumber',
    load: (): ScreenCode => import('./RequestScreen.tsx').then((file) => file.RequestScreen),
  },
} as const satisfies Record<string, Screen>;
