import type { Screen, ScreenCode } from '../base/screen.ts';

/** The public request form of the claim dashboard. Its row is part of the entry. */
export const claimDashboardScreens = {
  request: {
    path: '/claimdashboardrequestform',
    title: 'claimDashboardRequest',
    access: 'public',
    texts: ['claimDashboard', 'account', 'ui'],
    load: (): ScreenCode =>
      import('./ClaimDashboardRequestScreen.tsx').then((file) => file.ClaimDashboardRequestScreen),
  },
} as const satisfies Record<string, Screen>;
