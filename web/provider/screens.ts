import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { brand } from '../../shared/brand.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  title: 'providerDashboard',
  access: 'signedIn',
  texts: ['provider'],
  load: (): ScreenCode => import('./ProviderDashboardScreen.tsx').then((file) => file.ProviderDashboardScreen),
} as const;

/** The insurer's provider dashboard. */
export const providerScreens = {
  dashboard: {
    ...row,
    path: '/daman',
    tile: { name: 'providerServices', order: 180, access: moduleAccess.providerServices },
  },
  namedDashboard: { ...row, path: `/daman/${brand.insurer.dashboardKey}` },
} as const satisfies Record<string, Screen>;
