import type { ComponentType } from 'react';
import type { Role } from '../../shared/contract/roles.ts';
import type { ScreenAccess } from '../../shared/rules/routeGuard.ts';
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
  // Links of this release lead here; docs/status.md lists them. Each row goes when its own screen comes.
  { path: '/account/register', title: 'register', access: 'public', ...notInRelease },
  { path: '/account/forgotpassword', title: 'forgotPassword', access: 'public', ...notInRelease },
  { path: '/claimdashboardrequestform', title: 'claimDashboardRequest', access: 'public', ...notInRelease },
  { path: '/manage', title: 'accountSettings', access: 'signedIn', ...notInRelease },
  { path: '/manage/changepassword', title: 'changePassword', access: 'signedIn', ...notInRelease },
];
