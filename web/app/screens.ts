import type { ComponentType } from 'react';
import type { Role } from '../../shared/contract/roles.ts';
import { logOffPath, type ScreenAccess, stepPaths } from '../../shared/rules/routeGuard.ts';
import type englishApp from '../i18n/en/app.json';
import type { Namespace } from '../i18n/resources.ts';

export type TitleKey = keyof (typeof englishApp)['screens'];
export type TileIcon = 'eligibility';

export interface ScreenTile {
  readonly icon: TileIcon;
  /** The specification's keyboard shortcut, also the letter of the Alt+X badge; `Shift+` in front where it needs shift. */
  readonly shortcut?: string;
  readonly order: number;
}

/** A routed page. Router, guards, titles, tiles and preloading derive from this row. */
export interface Screen {
  /** As react-router-dom matches it: static parts win over `:parameters`. */
  readonly path: string;
  /** Key of `app:screens.*`. */
  readonly title: TitleKey;
  readonly access: ScreenAccess;
  /** The guarded lazy section the screen belongs to: its path is the returnUrl of a visitor (REQ-ROUTE-53). */
  readonly section?: `/${string}`;
  /** The texts to load together with the component. */
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<ComponentType>;
  readonly tile?: ScreenTile;
  /** Shown without the title bar and the back button: the page brings its own heading. */
  readonly isBare?: true;
  /** Where back ends: no back button. */
  readonly isHome?: true;
}

const eligibilityRoles: readonly Role[] = ['Eligibility', 'PayerAdmin', 'SuperAdmin'];

const dashboard = {
  title: 'dashboard',
  access: 'signedIn',
  texts: ['dashboard'],
  isHome: true,
  load: () => import('../features/dashboard/DashboardScreen.tsx').then((file) => file.DashboardScreen),
} as const satisfies Omit<Screen, 'path'>;

const eligibility = {
  access: eligibilityRoles,
  section: '/eligibility',
  texts: ['eligibility', 'ui'],
} as const;

const notInRelease = {
  texts: ['account'],
  load: () => import('../features/account/NotInReleaseScreen.tsx').then((file) => file.NotInReleaseScreen),
} as const;

const visitor = { access: 'public', texts: ['registration', 'account', 'ui'] } as const;
const signIn = { access: 'signedIn', texts: ['signin', 'ui'], isHome: true } as const;
const ownAccount = { access: 'signedIn', texts: ['manage', 'ui'] } as const;

/** THE screen table. A new screen is its component, a row here and a test. */
export const screens: readonly Screen[] = [
  { path: '/', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/account/login',
    title: 'login',
    access: 'public',
    texts: ['account'],
    load: () => import('../features/account/LoginScreen.tsx').then((file) => file.LoginScreen),
    isBare: true,
  },
  {
    path: '/eligibility',
    title: 'eligibility',
    load: () =>
      import('../features/eligibility/EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen),
    tile: { icon: 'eligibility', shortcut: 'E', order: 40 },
    ...eligibility,
  },
  {
    path: '/eligibility/new',
    title: 'newEligibility',
    load: () => import('../features/eligibility/NewEligibilityScreen.tsx').then((file) => file.NewEligibilityScreen),
    ...eligibility,
    access: ['Eligibility'],
  },
  {
    path: '/eligibility/summary',
    title: 'eligibilityHistory',
    load: () =>
      import('../features/eligibility/EligibilityHistoryScreen.tsx').then((file) => file.EligibilityHistoryScreen),
    ...eligibility,
  },
  {
    path: '/eligibility/:eligibilityId',
    title: 'eligibilityDetail',
    load: () =>
      import('../features/eligibility/EligibilityDetailScreen.tsx').then((file) => file.EligibilityDetailScreen),
    ...eligibility,
  },
  {
    path: '/api-docs',
    title: 'apiDocs',
    access: 'signedIn',
    texts: ['apidocs'],
    load: () => import('../features/apidocs/ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  },
  {
    path: '/account/register',
    title: 'register',
    ...visitor,
    load: () => import('../features/account/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  },
  {
    path: '/account/forgotpassword',
    title: 'forgotPassword',
    ...visitor,
    load: () => import('../features/account/ForgotPasswordScreen.tsx').then((file) => file.ForgotPasswordScreen),
  },
  {
    path: '/account/resetpassword',
    title: 'resetPassword',
    ...visitor,
    load: () => import('../features/account/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  },
  {
    path: logOffPath,
    title: 'logOff',
    ...signIn,
    access: 'public',
    load: () => import('../features/signin/LogOffScreen.tsx').then((file) => file.LogOffScreen),
  },
  {
    path: stepPaths.licenseAgreement,
    title: 'licenseAgreement',
    ...signIn,
    load: () => import('../features/signin/LicenseAgreementScreen.tsx').then((file) => file.LicenseAgreementScreen),
  },
  {
    path: stepPaths.selectFacility,
    title: 'selectFacility',
    ...signIn,
    load: () => import('../features/signin/SelectFacilityScreen.tsx').then((file) => file.SelectFacilityScreen),
  },
  {
    path: stepPaths.emiratesId,
    title: 'emiratesIdUpdate',
    ...signIn,
    load: () => import('../features/signin/EmiratesIdUpdateScreen.tsx').then((file) => file.EmiratesIdUpdateScreen),
  },
  {
    path: stepPaths.professionalLicense,
    title: 'professionalLicenseUpdate',
    ...signIn,
    load: () =>
      import('../features/signin/ProfessionalLicenseUpdateScreen.tsx').then(
        (file) => file.ProfessionalLicenseUpdateScreen,
      ),
  },
  {
    path: '/manage',
    title: 'accountSettings',
    ...ownAccount,
    load: () => import('../features/manage/AccountSettingsScreen.tsx').then((file) => file.AccountSettingsScreen),
  },
  {
    path: stepPaths.changePassword,
    title: 'changePassword',
    ...ownAccount,
    load: () => import('../features/manage/ChangePasswordScreen.tsx').then((file) => file.ChangePasswordScreen),
  },
  // Links of this release lead here; docs/status.md lists them. Each row goes when its own screen comes.
  { path: '/claimdashboardrequestform', title: 'claimDashboardRequest', access: 'public', ...notInRelease },
];
