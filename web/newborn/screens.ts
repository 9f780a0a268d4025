import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Everybody of a facility, and the people of a payer who work with providers; the calls say who registers. */
const row = { access: moduleAccess.providerServices, section: '/newbornbaby', texts: ['newborn', 'ui'] } as const;

/** Temporary health card numbers of newborns. */
export const newbornScreens = {
  list: {
    ...row,
    path: '/newbornbaby',
    title: 'newbornCard',
    providerTile: 'newbornCard',
    load: (): ScreenCode => import('./NewbornListScreen.tsx').then((file) => file.NewbornListScreen),
  },
  register: {
    ...row,
    path: '/newbornbaby/register/:eligibilityId',
    title: 'registerNewborns',
    load: (): ScreenCode => import('./RegisterNewbornsScreen.tsx').then((file) => file.RegisterNewbornsScreen),
  },
  record: {
    ...row,
    path: linkedScreens.newborn,
    title: 'newbornRecord',
    load: (): ScreenCode => import('./NewbornScreen.tsx').then((file) => file.NewbornScreen),
  },
} as const satisfies Record<string, Screen>;
