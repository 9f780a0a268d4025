import { stepPaths } from '../../shared/_field/routeGuard.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: 'signedIn', texts: ['manage', 'ui'] } as const;

/** A user's own account. */
export const manageScreens = {
  settings: {
    ...row,
    path: linkedScreens.accountSettings,
    title: 'accountSettings',
    load: (): ScreenCode => import('./AccountSettingsScreen.tsx').then((file) => file.AccountSettingsScreen),
  },
  changePassword: {
    ...row,
    path: stepPaths.changePassword,
    title: 'changePassword',
    load: (): ScreenCode => import('./ChangePasswordScreen.tsx').then((file) => file.ChangePasswordScreen),
  },
} as const satisfies Record<string, Screen>;
