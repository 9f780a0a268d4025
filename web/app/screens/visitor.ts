import { loginPath, logOffPath } from '../../../shared/rules/routeGuard.ts';
import { later, type Screen } from './screen.ts';

const visitor = { access: 'public', texts: ['registration', 'account', 'ui'] } as const;

/** What anybody may open. These rows are part of the entry, all others arrive with the first page that needs one. */
export const visitorScreens: readonly Screen[] = [
  {
    path: loginPath,
    title: 'login',
    access: 'public',
    texts: ['account'],
    load: () => import('../../features/account/LoginScreen.tsx').then((file) => file.LoginScreen),
    isBare: true,
  },
  {
    path: '/account/register',
    title: 'register',
    ...visitor,
    load: () => import('../../features/account/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  },
  {
    path: '/account/forgotpassword',
    title: 'forgotPassword',
    ...visitor,
    load: () => import('../../features/account/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  },
  {
    path: '/account/resetpassword',
    title: 'resetPassword',
    ...visitor,
    load: () => import('../../features/account/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  },
  {
    path: logOffPath,
    title: 'logOff',
    access: 'public',
    texts: ['signin', 'ui'],
    isHome: true,
    load: () => import('../../features/signin/LogOffScreen.tsx').then((file) => file.LogOffScreen),
  },
  later({ path: '/claimdashboardrequestform', title: 'claimDashboardRequest', access: 'public' }),
];
