import type { Screen, ScreenCode } from '../base/screen.ts';

/** The lists that everybody may look into. */
export const lookupScreens = {
  activityCodes: {
    access: 'signedIn',
    texts: ['lookups', 'ui'],
    path: '/activitycodes',
    title: 'activityCodes',
    load: (): ScreenCode => import('./ActivityCodesScreen.tsx').then((file) => file.ActivityCodesScreen),
  },
} as const satisfies Record<string, Screen>;
