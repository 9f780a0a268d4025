import { describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/_field/roles.ts';
import {
  addressAfterSignIn,
  decideRoute,
  type GuardedLogin,
  type ScreenAccess,
  stepPaths,
} from '../../../shared/_field/routeGuard.ts';
import { signInSteps } from '../../../shared/_field/signInSteps.ts';

const login = (roles: Role[], more: Partial<GuardedLogin> = {}): GuardedLogin => ({
  roles,
  facilityRoles: [],
  regulatoryId: null,
  facilityId: null,
  isResetPasswordRequired: false,
  pendingSteps: [],
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
    title: 'REQ-PWD-15 forces the change when the step is owed, whatever the flag says',
    login: login([], { pendingSteps: ['changePassword'] }),
    address: '/manage',
    access: 'signedIn',
    to: '/manage/changepassword',
  },
  {
    title: 'leads to an owed licence agreement and keeps the wanted address',
    login: login(['Eligibility'], { pendingSteps: ['licenseAgreement', 'emiratesId'] }),
    address: '/eligibility/new?from=1',
    access: ['Eligibility'],
    to: '/userlicenseagreement?returnUrl=%2Feligibility%2Fnew%3Ffrom%3D1',
  },
  {
    title: 'asks for the password before the agreement',
    login: login([], { pendingSteps: ['licenseAgreement', 'changePassword'] }),
    address: '/userlicenseagreement',
    access: 'signedIn',
    to: '/manage/changepassword',
  },
  {
    title: 'opens the agreement itself while it is owed',
    login: login([], { pendingSteps: ['licenseAgreement'] }),
    address: '/userlicenseagreement?returnUrl=%2Fmanage',
    access: 'signedIn',
  },
  {
    title: 'needs the role before the agreement: without it the dashboard',
    login: login(['ADTC'], { pendingSteps: ['licenseAgreement'] }),
    address: '/eligibility',
    access: ['Eligibility'],
    to: '/dashboard',
  },
  {
    title: 'holds nobody back for steps that may be left for later',
    login: login([], { pendingSteps: ['selectFacility', 'emiratesId', 'professionalLicense'] }),
    address: '/manage',
    access: 'signedIn',
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

describe('the walk after the sign-in', () => {
  const owing = (...pendingSteps: GuardedLogin['pendingSteps'][number][]) => login([], { pendingSteps });

  it.each(signInSteps.map((step, index) => [step, signInSteps.slice(index)] as const))(
    'REQ-PROFILE-02 REQ-PROFILE-14 begins with %s when it is the first that is owed',
    (step, steps) => {
      // The order of the rule counts, not the order of the list.
      expect(addressAfterSignIn(owing(...[...steps].reverse()), '/dashboard')).toBe(stepPaths[step]);
    },
  );

  it('carries the wanted address through the steps and arrives there', () => {
    expect(addressAfterSignIn(owing('emiratesId'), '/eligibility?page=2')).toBe(
      '/emiratesidupdate?returnUrl=%2Feligibility%3Fpage%3D2',
    );
    expect(addressAfterSignIn(owing(), '/eligibility?page=2')).toBe('/eligibility?page=2');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/account/logoff',
    '/userlicenseagreement?returnUrl=%2F%2Felsewhere.example',
    '/selectfacility',
    null,
  ])('never leads to %s, but to the dashboard', (wanted) => {
    expect(addressAfterSignIn(owing(), wanted)).toBe('/dashboard');
    expect(addressAfterSignIn(owing('emiratesId'), wanted)).toBe('/emiratesidupdate');
  });

  it('REQ-LOGIN-26 puts the forced password change first, without an address in it', () => {
    expect(addressAfterSignIn(login([], { ...mustReset, pendingSteps: ['emiratesId'] }), '/eligibility')).toBe(
      '/manage/changepassword',
    );
  });

  it('opens the password page for who wanted it', () => {
    expect(addressAfterSignIn(owing(), '/manage/changepassword')).toBe('/manage/changepassword');
  });
});
