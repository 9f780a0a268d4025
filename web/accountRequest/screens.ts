import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = {
  access: moduleAccess.accountRequests,
  section: '/accountrequests',
  texts: ['accountRequest', 'ui'],
} as const;

/** Accounts and professional licences that wait for an administrator. */
export const accountRequestScreens = {
  list: {
    ...row,
    path: '/accountrequests',
    title: 'accountRequests',
    tile: { name: 'accountRequests', order: 45 },
    load: (): ScreenCode => import('./AccountRequestListScreen.tsx').then((file) => file.AccountRequestListScreen),
  },
  record: {
    ...row,
    path: linkedScreens.accountRequest,
    title: 'accountRequest',
    load: (): ScreenCode => import('./AccountRequestScreen.tsx').then((file) => file.AccountRequestScreen),
  },
} as const satisfies Record<string, Screen>;
