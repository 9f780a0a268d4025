import { loginPath, logOffPath } from '../../../shared/_field/routeGuard.ts';
import type { Screen } from '../../base/screen.ts';
import { later } from './later.ts';

const visitor = { access: 'public', texts: ['registration', 'account', 'ui'] } as const;

/** What anybody may open. These rows are part of the entry, all others arrive with the first page that needs one. */
export const visitorScreens: readonly Screen[] = [
  {
    path: loginPath,
    title: 'login',
    access: 'public',
    texts: ['account'],
    load: () => import('../../account/LoginScreen.tsx').then((file) => file.LoginScreen),
    isBare: true,
  },
  {
    path: '/account/register',
    title: 'register',
    ...visitor,
    load: () => import('../../account/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  },
  {
    path: '/account/forgotpassword',
    title: 'forgotPassword',
    ...visitor,
    load: () => import('../../account/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  },
  {
    path: '/account/resetpassword',
    title: 'resetPassword',
    ...visitor,
    load: () => import('../../account/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  },
  {
    path: logOffPath,
    title: 'logOff',
    access: 'public',
    texts: ['signin', 'ui'],
    isHome: true,
    load: () => import('../../account/signin/LogOffScreen.tsx').then((file) => file.LogOffScreen),
  },
  later({ path: '/claimdashboardrequestform', title: 'claimDashboardRequest', access: 'public' }),
];
