import { stepPaths } from '../../../shared/_field/routeGuard.ts';
import type { Screen } from '../../base/screen.ts';

const signIn = { access: 'signedIn', texts: ['signin', 'ui'], isHome: true } as const;
const ownAccount = { access: 'signedIn', texts: ['manage', 'ui'] } as const;

const dashboard = {
  title: 'dashboard',
  access: 'signedIn',
  texts: ['dashboard'],
  isHome: true,
  load: () => import('../../dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen),
} as const satisfies Omit<Screen, 'path'>;

/** The role-based dashboard, the steps of sign-in and the account settings: every signed-in user's. */
export const accountScreens: readonly Screen[] = [
  { path: '/', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: stepPaths.licenseAgreement,
    title: 'licenseAgreement',
    ...signIn,
    load: () => import('../../account/signin/LicenseAgreementScreen.tsx').then((file) => file.LicenseAgreementScreen),
  },
  {
    path: stepPaths.selectFacility,
    title: 'selectFacility',
    ...signIn,
    load: () => import('../../account/signin/SelectFacilityScreen.tsx').then((file) => file.SelectFacilityScreen),
  },
  {
    path: stepPaths.emiratesId,
    title: 'emiratesIdUpdate',
    ...signIn,
    load: () => import('../../account/signin/EmiratesIdUpdateScreen.tsx').then((file) => file.EmiratesIdUpdateScreen),
  },
  {
    path: stepPaths.professionalLicense,
    title: 'professionalLicenseUpdate',
    ...signIn,
    load: () =>
      import('../../account/signin/ProfessionalLicenseUpdateScreen.tsx').then(
        (file) => file.ProfessionalLicenseUpdateScreen,
      ),
  },
  {
    path: '/manage',
    title: 'accountSettings',
    ...ownAccount,
    load: () => import('../../manage/AccountSettingsScreen.tsx').then((file) => file.AccountSettingsScreen),
  },
  {
    path: stepPaths.changePassword,
    title: 'changePassword',
    ...ownAccount,
    load: () => import('../../manage/ChangePasswordScreen.tsx').then((file) => file.ChangePasswordScreen),
  },
  {
    path: '/notification',
    title: 'notifications',
    access: 'signedIn',
    section: '/notification',
    texts: ['notification', 'ui'],
    load: () => import('../../notification/NotificationScreen.tsx').then((file) => file.NotificationScreen),
  },
  {
    path: '/api-docs',
    title: 'apiDocs',
    access: 'signedIn',
    texts: ['apidocs'],
    load: () => import('../../apidocs/ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  },
];
