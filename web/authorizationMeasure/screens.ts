import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** How requests for approval go: a facility's own, and those that were sent to a payer. */
export const authorizationMeasureScreens = {
  measures: {
    path: '/eauth/measures',
    title: 'authorizationMeasures',
    access: moduleAccess.authorizationMeasures,
    section: '/eauth',
    texts: ['authorizationMeasure', 'ui'],
    load: (): ScreenCode => import('./MeasuresScreen.tsx').then((file) => file.MeasuresScreen),
  },
} as const satisfies Record<string, Screen>;
