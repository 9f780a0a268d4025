import { describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/contract/roles.ts';
import { decideRoute, type GuardedLogin, type ScreenAccess } from '../../../shared/rules/routeGuard.ts';

const login = (roles: Role[], more: Partial<GuardedLogin> = {}): GuardedLogin => ({
  roles,
  facilityRoles: [],
  isResetPasswordRequired: false,
  ...more,
});
const mustReset = { isResetPasswordRequired: true };

interface Case {
  title: string;
  login: GuardedLogin | null;
  address: string;
  access: ScreenAccess;
  section?: string;
  /** undefined: allowed. */
  to?: string;
}

const cases: Case[] = [
  {
    title: 'REQ-ROUTE-50 sends a user who must reset the password to the change-password page',
    login: login(['Eligibility'], mustReset),
    address: '/eligibility',
    access: ['Eligibility'],
    to: '/manage/changepassword',
  },
  {
    title: 'REQ-ROUTE-50 forces the change on screens of every signed-in user too',
    login: login([], mustReset),
    address: '/dashboard',
    access: 'signedIn',
    to: '/manage/changepassword',
  },
  {
    title: 'REQ-ROUTE-15 REQ-LOGIN-26 lets the change-password page itself open, query or not',
    login: login([], mustReset),
    address: '/manage/changepassword?from=login',
    access: 'signedIn',
  },
  {
    title: 'REQ-ROUTE-50 needs the role first: without it the dashboard, not the password page',
    login: login(['ADTC'], mustReset),
    address: '/eligibility',
    access: ['Eligibility'],
    to: '/dashboard',
  },
  {
    title: 'REQ-ROUTE-51 REQ-ROUTE-58 allows when one role matches',
    login: login(['ADTC', 'PayerAdmin']),
    address: '/eligibility',
    access: ['Eligibility', 'PayerAdmin'],
  },
  {
    title: "REQ-ROUTE-51 counts the current facility's roles",
    login: login([], { facilityRoles: ['Eligibility'] }),
    address: '/eligibility',
    access: ['Eligibility'],
  },
  {
    title: 'REQ-ROUTE-51 REQ-ROUTE-54 sends a user without a matching role to the dashboard',
    login: login(['ADTC']),
    address: '/eligibility',
    access: ['Eligibility'],
    section: '/eligibility',
    to: '/dashboard',
  },
  {
    title: 'REQ-ROUTE-52 sends a visitor to login with the wanted address, query included',
    login: null,
    address: '/manage?tab=2&x=%20y',
    access: 'signedIn',
    to: '/account/login?returnUrl=%2Fmanage%3Ftab%3D2%26x%3D%2520y',
  },
  {
    title: 'REQ-ROUTE-53 gives a visitor of a lazy section its path as returnUrl',
    login: null,
    address: '/eligibility/history?page=3',
    access: ['Eligibility'],
    section: '/eligibility',
    to: '/account/login?returnUrl=%2Feligibility',
  },
  {
    title: 'REQ-ROUTE-55 denies everyone where no role is allowed',
    login: login(['SuperAdmin']),
    address: '/nobody',
    access: [],
    to: '/dashboard',
  },
  {
    title: 'REQ-ROUTE-56 opens a screen of the standard role to any login',
    login: login([]),
    address: '/everybody',
    access: ['Standard'],
  },
  {
    title: 'REQ-ROUTE-04 opens public screens to visitors',
    login: null,
    address: '/account/register',
    access: 'public',
  },
  {
    title: 'REQ-ROUTE-04 opens public screens to users who must reset their password',
    login: login([], mustReset),
    address: '/account/register',
    access: 'public',
  },
];

describe('route guard', () => {
  it.each(cases)('$title', ({ login: who, address, access, section, to }) => {
    const decision = decideRoute(who, { address, access, ...(section ? { section } : {}) });
    expect(decision).toEqual(to === undefined ? { isAllowed: true } : { isAllowed: false, to });
  });
});
