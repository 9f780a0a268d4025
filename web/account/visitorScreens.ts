import { loginPath, logOffPath } from '../../shared/_field/routeGuard.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: 'public', texts: ['registration', 'account', 'ui'] } as const;

/** Accounts, before anybody is signed in. These rows are part of the entry. */
export const accountScreens = {
  login: {
    path: loginPath,
    title: 'login',
    access: 'public',
    texts: ['account'],
    load: (): ScreenCode => import('./LoginScreen.tsx').then((file) => file.LoginScreen),
    isBare: true,
  },
  register: {
    ...row,
    path: '/account/register',
    title: 'register',
    load: (): ScreenCode => import('./RegisterScreen.tsx').then((file) => file.RegisterScreen),
  },
  forgotPassword: {
    ...row,
    path: '/account/forgotpassword',
    title: 'forgotPassword',
    load: (): ScreenCode => import('./ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  },
  resetPassword: {
    ...row,
    path: linkedScreens.resetPassword,
    title: 'resetPassword',
    load: (): ScreenCode => import('./ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  },
  logOff: {
    path: logOffPath,
    title: 'logOff',
    access: 'public',
    texts: ['signin', 'ui'],
    isHome: true,
    load: (): ScreenCode => import('./signin/LogOffScreen.tsx').then((file) => file.LogOffScreen),
  },
} as const satisfies Record<string, Screen>;
