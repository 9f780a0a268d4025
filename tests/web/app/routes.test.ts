import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { decideRoute, type GuardedLogin } from '../../../shared/_field/routeGuard.ts';
import { screens } from '../../../web/app/screens.ts';
import { administrators, route, type SpecifiedRoute } from '../../support/specification.ts';
import { routesOfModules } from '../../support/specifiedOfModules.ts';
import { textsOf } from '../../support/webTexts.ts';

const controlledMedication: readonly Role[] = [
  'ControlMedicationMedicalProvider',
  'ControlMedicationPharmacy',
  'ERXAdmin',
  'RegulatorAdmin',
];
const guarded = (requirement: string, path: string, who: readonly Role[], section = path) =>
  route(requirement, path, who, section);

/** The addresses of modules that come with a later release. */
const later: readonly SpecifiedRoute[] = [
  guarded('REQ-ROUTE-16', '/pharmacy', ['Pharmacy', ...administrators]),
  guarded('REQ-ROUTE-16 REQ-ROUTE-48', '/pharmacy/pharmacy', ['Pharmacy', ...administrators], '/pharmacy'),
  guarded('REQ-ROUTE-19 REQ-ROUTE-48', '/admin/ultrasoundmember', ['UltrasoundAgent'], '/admin'),
  guarded('REQ-ROUTE-21', '/adtc', ['SuperAdmin', 'ADTC', 'CallCenterAgent']),
  guarded('REQ-ROUTE-24', '/prescription', controlledMedication),
  guarded('REQ-ROUTE-24 REQ-ROUTE-48', '/prescription/cmnotification', controlledMedication, '/prescription'),
  guarded('REQ-ROUTE-27', '/abm', ['SuperAdmin', 'ABM', 'ABMAdmin', 'InsurerAdminPayer']),
  guarded('REQ-ROUTE-28', '/claimdashboard', ['SuperAdmin', 'ClaimDashboard', 'PayerAdmin']),
  guarded('REQ-ROUTE-29', '/vaccinepcr', ['SuperAdmin', 'VaccinePCR']),
  guarded('REQ-ROUTE-30', '/thiqa', ['SuperAdmin', 'ThiqaEnrolment']),
  {
    ...guarded('REQ-ROUTE-32 REQ-ROUTE-60', '/druginventory', ['SuperAdmin', 'DHAInspector']),
    inDubai: ['DrugInventoryUser', 'IPTransferUser'],
  },
  guarded('REQ-ROUTE-33', '/downloadproviderfile', ['FileDownload', 'FileDownloadAdmin']),
  guarded('REQ-ROUTE-34', '/claimoffline', ['SuperAdmin', 'ClaimOfflineAdmin', 'NetworkClaim', 'NonNetworkClaim']),
];

/** The specification's route table and what the portal adds to it, written by hand: the screen table is held to them. */
const specified = [...later, ...routesOfModules];

const regulators = { none: null, abuDhabi: 1, dubai: 2, northern: 4 } as const;
const states: readonly Partial<GuardedLogin>[] = Object.values(regulators).flatMap((regulatoryId) =>
  [null, 'noor-clinic'].map((facilityId) => ({ regulatoryId, facilityId })),
);
const loginOf = (role: Role, more: Partial<GuardedLogin>): GuardedLogin => ({
  roles: ['Standard', role],
  facilityRoles: [],
  regulatoryId: null,
  facilityId: null,
  isResetPasswordRequired: false,
  pendingSteps: [],
  ...more,
});

function mayEnter({ who, inDubai, withFacility }: SpecifiedRoute, role: Role, login: GuardedLogin): boolean {
  if (typeof who === 'string' || who.includes(role)) return true;
  if (withFacility && login.facilityId !== null) return true;
  return login.regulatoryId === regulators.dubai && (inDubai?.includes(role) ?? false);
}

/** The row that a browser at this address gets. */
function screenAt(path: string) {
  const screen = screens.find((each) => each.path === path) ?? screens.find((each) => matchPath(each.path, path));
  if (!screen) throw new Error(`No screen at ${path}`);
  return screen;
}

function decide(route: SpecifiedRoute, login: GuardedLogin | null, address = route.path) {
  const { access, section } = screenAt(route.path);
  return decideRoute(login, { address, access, ...(section ? { section } : {}) });
}

const allowed = { isAllowed: true };
const to = (address: string) => ({ isAllowed: false, to: address });

describe.each(specified)('$requirement $path', (route) => {
  const isPublic = route.who === 'anybody';

  it(`opens to ${isPublic ? 'visitors' : 'nobody without a login, and remembers where to go'}`, () => {
    const wanted = `${route.path}?tab=1`;
    const back = route.section ?? wanted;
    expect(decide(route, null, wanted)).toEqual(
      isPublic ? allowed : to(`/account/login?returnUrl=${encodeURIComponent(back)}`),
    );
  });

  it('opens to exactly its roles, in every regulator, with and without a facility', () => {
    for (const role of roles) {
      for (const state of states) {
        const login = loginOf(role, state);
        const expected = mayEnter(route, role, login) ? allowed : to('/dashboard');
        expect(decide(route, login), `${role} ${JSON.stringify(state)}`).toEqual(expected);
      }
    }
  });

  it('counts the roles of the current facility like roles', () => {
    for (const role of roles) {
      const login = loginOf('Standard', { facilityRoles: [role], facilityId: 'noor-clinic' });
      const expected = mayEnter(route, role, login) ? allowed : to('/dashboard');
      expect(decide(route, login), role).toEqual(expected);
    }
  });

  it('leads holders of its roles to the password change while that is owed', () => {
    for (const role of roles) {
      const login = loginOf(role, { isResetPasswordRequired: true });
      const decision = decide(route, login);
      if (isPublic || route.path === '/manage/changepassword') expect(decision).toEqual(allowed);
      else expect(decision, role).toEqual(to(mayEnter(route, role, login) ? '/manage/changepassword' : '/dashboard'));
    }
  });
});

describe('the screen table', () => {
  it('has no route that the specification does not know, but those of our own', () => {
    const known = new Set(specified.map(({ path }) => path));
    expect(screens.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
  });

  it('has each path once', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('has a row for each title and each tile that has a name', () => {
    const { tiles } = textsOf('en', 'dashboard') as { tiles: object };
    const named = (names: object) => Object.keys(names).toSorted();
    const titles = new Set<string>(screens.map(({ title }) => title));
    expect(named(textsOf('en', 'screens')).filter((title) => !titles.has(title))).toEqual([]);
    expect(named(tiles)).toEqual(screens.flatMap(({ tile }) => tile?.name ?? []).toSorted());
  });

  it('gives each tile a place of its own: the order of the rows would decide between two', () => {
    const places = screens.flatMap(({ tile }) => tile?.order ?? []);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('is honest about the modules of later releases: docs/status.md lists exactly those', () => {
    const status = readFileSync(join(import.meta.dirname, '../../../docs/status.md'), 'utf8');
    const listed = [...status.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path]) => path);
    const later = screens.filter(({ isLater }) => isLater).map(({ path }) => path);
    expect(listed.sort()).toEqual(later.sort());
  });
});
