import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Everybody who has signed in may open the section; the calls say who takes part. */
const row = {
  access: 'signedIn',
  section: '/providerquery',
  texts: ['providerQuery', 'case', 'conversation', 'attachment', 'ui'],
} as const;

/** Providers' questions to insurers. */
export const queryScreens = {
  list: {
    ...row,
    path: '/providerquery',
    title: 'providerQuery',
    providerTile: 'providerQuery',
    tile: { name: 'providerQuery', order: 44, access: moduleAccess.providerQueryDesk },
    load: (): ScreenCode => import('./QueryListScreen.tsx').then((file) => file.QueryListScreen),
  },
  new: {
    ...row,
    path: '/providerquery/new',
    title: 'newProviderQuery',
    isTask: true,
    load: (): ScreenCode => import('./NewQueryScreen.tsx').then((file) => file.NewQueryScreen),
  },
  record: {
    ...row,
    path: linkedScreens.providerQuery,
    title: 'providerQueryRecord',
    load: (): ScreenCode => import('./QueryScreen.tsx').then((file) => file.QueryScreen),
  },
} as const satisfies Record<string, Screen>;
