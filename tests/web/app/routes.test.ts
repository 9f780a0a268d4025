import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { decideRoute, type GuardedLogin } from '../../../shared/_field/routeGuard.ts';
import { screens } from '../../../web/app/screens.ts';
import { textsOf } from '../../support/webTexts.ts';

/**
 * The specification's route table (section 2) with the roles of sections 2 and 6 and of the decisions (Routes 2, 5), written
 * down here by hand: the screen table is held to it.
 */
interface Route {
  readonly requirement: string;
  readonly path: string;
  readonly who: 'anybody' | 'any login' | readonly Role[];
  /** Roles that count under the Dubai regulator only. */
  readonly inDubai?: readonly Role[];
  /** Everybody with a current facility may enter too. */
  readonly withFacility?: true;
  /** Where a visitor returns to after the sign-in, where that is not the address itself. */
  readonly section?: string;
}

const administrators: readonly Role[] = ['PayerAdmin', 'SuperAdmin'];
const homeCare: readonly Role[] = [
  ...administrators,
  'HomeCare',
  'ReallocationApprovalUser',
  'ReallocationRequestInsurerUser',
  'ReallocationRequestDOHUser',
];
const provider = {
  who: ['SuperAdmin', 'PayerAdmin', 'InsurerUser', 'ProviderAdmin', 'CallCenterAgent'],
  withFacility: true,
} as const;
const controlledMedication: readonly Role[] = [
  'ControlMedicationMedicalProvider',
  'ControlMedicationPharmacy',
  'ERXAdmin',
  'RegulatorAdmin',
];
const facilityAdmins: readonly Role[] = ['ProviderAdmin', 'FacilityGroupAdmin', 'SuperAdmin'];
const guarded = (requirement: string, path: string, who: readonly Role[], section = path): Route => ({
  requirement,
  path,
  who,
  section,
});
const unguarded = (requirement: string, path: string, section = path): Route => ({
  requirement,
  path,
  who: 'any login',
  section,
});

const routes: readonly Route[] = [
  { requirement: 'REQ-ROUTE-01', path: '/', who: 'any login' },
  { requirement: 'REQ-ROUTE-02', path: '/dashboard', who: 'any login' },
  { requirement: 'REQ-ROUTE-03', path: '/account/login', who: 'anybody' },
  { requirement: 'REQ-ROUTE-04', path: '/account/register', who: 'anybody' },
  { requirement: 'REQ-ROUTE-05', path: '/account/forgotpassword', who: 'anybody' },
  { requirement: 'REQ-ROUTE-06', path: '/account/resetpassword', who: 'anybody' },
  { requirement: 'REQ-ROUTE-07', path: '/emiratesidupdate', who: 'any login' },
  { requirement: 'REQ-ROUTE-08', path: '/professionallicenseupdate', who: 'any login' },
  { requirement: 'REQ-ROUTE-09', path: '/userlicenseagreement', who: 'any login' },
  { requirement: 'REQ-ROUTE-10', path: '/selectfacility', who: 'any login' },
  { requirement: 'REQ-ROUTE-11', path: '/daman', who: 'any login' },
  { requirement: 'REQ-ROUTE-12', path: '/ghq/membersearch', who: ['SuperAdmin', 'GHQ'] },
  { requirement: 'REQ-ROUTE-13', path: '/claimdashboardrequestform', who: 'anybody' },
  { requirement: 'REQ-ROUTE-14 REQ-ROUTE-45', path: '/manage', who: 'any login' },
  { requirement: 'REQ-ROUTE-15', path: '/manage/changepassword', who: 'any login' },
  guarded('REQ-ROUTE-16', '/pharmacy', ['Pharmacy', ...administrators]),
  guarded('REQ-ROUTE-16 REQ-ROUTE-48', '/pharmacy/pharmacy', ['Pharmacy', ...administrators], '/pharmacy'),
  guarded('REQ-ROUTE-17', '/eligibility', ['Eligibility', ...administrators]),
  guarded('REQ-ROUTE-17 REQ-ROUTE-48', '/eligibility/summary', ['Eligibility', ...administrators], '/eligibility'),
  guarded('REQ-ROUTE-18 REQ-EAUTH-01', '/eauth', ['MedicalProvider', ...administrators]),
  guarded('REQ-ROUTE-19', '/admin', [...administrators, 'SetupAdmin', 'ERXAdmin', 'ProviderAdmin', 'UltrasoundAgent']),
  guarded(
    'REQ-ROUTE-19 REQ-ROUTE-48',
    '/admin/manageusers',
    [...administrators, 'SetupAdmin', 'ERXAdmin', 'ProviderAdmin'],
    '/admin',
  ),
  guarded('REQ-ROUTE-19 REQ-ROUTE-48', '/admin/ultrasoundmember', ['UltrasoundAgent'], '/admin'),
  guarded('REQ-ROUTE-19 REQ-ROUTE-48', '/admin/clinicianverificationsearch', ['SuperAdmin', 'ProviderAdmin'], '/admin'),
  guarded('REQ-ROUTE-20', '/requestlicense', [
    'SuperAdmin',
    'SoftwareAllienceRepresentative',
    'SafeCareTechRepresentative',
  ]),
  guarded('REQ-ROUTE-21', '/adtc', ['SuperAdmin', 'ADTC', 'CallCenterAgent']),
  guarded('REQ-ROUTE-22', '/logging', ['SuperAdmin', 'ErrorLog']),
  guarded('REQ-ROUTE-23', '/claim', ['Pharmacy', ...administrators, 'EauthClaim']),
  guarded('REQ-ROUTE-24', '/prescription', controlledMedication),
  guarded('REQ-ROUTE-24 REQ-ROUTE-48', '/prescription/cmnotification', controlledMedication, '/prescription'),
  guarded('REQ-ROUTE-25', '/facilityadmin', facilityAdmins),
  guarded('REQ-ROUTE-25 REQ-ROUTE-48', '/facilityadmin/manageclinicians', facilityAdmins, '/facilityadmin'),
  guarded('REQ-ROUTE-26', '/payermember/payermembersearch', ['PayerMOI']),
  guarded('REQ-ROUTE-27', '/abm', ['SuperAdmin', 'ABM', 'ABMAdmin', 'InsurerAdminPayer']),
  guarded('REQ-ROUTE-28', '/claimdashboard', ['SuperAdmin', 'ClaimDashboard', 'PayerAdmin']),
  guarded('REQ-ROUTE-29', '/vaccinepcr', ['SuperAdmin', 'VaccinePCR']),
  guarded('REQ-ROUTE-30', '/thiqa', ['SuperAdmin', 'ThiqaEnrolment']),
  guarded('REQ-ROUTE-31', '/homecare', homeCare),
  {
    ...guarded('REQ-ROUTE-32 REQ-ROUTE-60', '/druginventory', ['SuperAdmin', 'DHAInspector']),
    inDubai: ['DrugInventoryUser', 'IPTransferUser'],
  },
  guarded('REQ-ROUTE-33', '/downloadproviderfile', ['FileDownload', 'FileDownloadAdmin']),
  guarded('REQ-ROUTE-34', '/claimoffline', ['SuperAdmin', 'ClaimOfflineAdmin', 'NetworkClaim', 'NonNetworkClaim']),
  guarded('REQ-ROUTE-35', '/claimdashboardconfiguration', ['SuperAdmin', 'ClaimDashboardConfigAdmin']),
  { requirement: 'REQ-ROUTE-36', path: '/newbornbaby', section: '/newbornbaby', ...provider },
  { requirement: 'REQ-ROUTE-37', path: '/authorizationquery', section: '/authorizationquery', ...provider },
  {
    requirement: 'REQ-ROUTE-37 REQ-AUTHQ-01',
    path: '/authorizationquery/search',
    section: '/authorizationquery',
    ...provider,
  },
  { requirement: 'REQ-ROUTE-38', path: '/memberverification', section: '/memberverification', ...provider },
  { requirement: 'REQ-ROUTE-38', path: '/memberverification/search', section: '/memberverification', ...provider },
  {
    requirement: 'REQ-ROUTE-39',
    path: '/diseasemanagement',
    section: '/diseasemanagement',
    who: [...provider.who, 'DiseaseManagement'],
    withFacility: true,
  },
  unguarded('REQ-ROUTE-40', '/providerquery'),
  unguarded('REQ-ROUTE-41', '/circular'),
  unguarded('REQ-ROUTE-41', '/circular/circular', '/circular'),
  unguarded('REQ-ROUTE-42', '/systemstatus'),
  unguarded('REQ-ROUTE-43', '/providerempanelment'),
  ...['newrequest', 'recontracting', 'addbranch', 'status', 'updateprofile', 'survey'].map((task) =>
    unguarded('REQ-ROUTE-43', `/providerempanelment/${task}`, '/providerempanelment'),
  ),
  unguarded('REQ-ROUTE-44', '/updatecontract'),
  unguarded('REQ-ROUTE-46', '/notification'),
  unguarded('REQ-ROUTE-47', '/manageclinician'),
  unguarded('REQ-ROUTE-47', '/manageclinician/searchclinician', '/manageclinician'),
];

const own = (path: string, who: Route['who'], section?: string): Route => ({
  requirement: 'own route',
  path,
  who,
  ...(section ? { section } : {}),
});
const careReaders: readonly Role[] = ['DiseaseManagement', 'MedicalProvider', 'InsurerUser', 'PayerAdmin'];
const desk: readonly Role[] = ['Eligibility', ...administrators];
const accountDesk: readonly Role[] = ['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin', 'SuperAdmin'];
const importers: readonly Role[] = [
  ...(['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'Eligibility'] as const),
];
const payerReaders: readonly Role[] = [...administrators, 'InsurerUser'];
const reviewers: readonly Role[] = ['InsurerUser', 'PayerAdmin'];

/** What the portal adds to the specification's routes, and who may open it. */
const distributors: readonly Role[] = ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'];

const ownRoutes: readonly Route[] = [
  own('/account/logoff', 'anybody'),
  own('/confirmemail', 'any login'),
  own('/secondfactor', 'any login'),
  own('/secondfactor/enrol', 'any login'),
  own('/manage/secondfactors', 'any login'),
  own('/notification/settings', 'any login', '/notification'),
  own('/resetsecondfactor', accountDesk, '/resetsecondfactor'),
  own('/api-docs', 'any login'),
  own('/daman/dashboard', 'any login'),
  own('/activitycodes', 'any login'),
  own('/admin/regulators', [...administrators, 'SetupAdmin', 'ERXAdmin'], '/admin'),
  own('/status', 'anybody'),
  own('/circular/circular/:circularId', 'any login', '/circular'),
  ...['', '/new', '/:circularId', '/:circularId/receipts'].map((rest) =>
    own(`/circular/publishing${rest}`, ['InsurerUser', 'PayerAdmin', 'SuperAdmin'], '/circular'),
  ),
  own('/admin/lookups', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/formulary', administrators, '/admin'),
  own('/admin/formulary/:versionId', administrators, '/admin'),
  own('/admin/pricelists', administrators, '/admin'),
  own('/admin/pricelists/:facilityLicense/:versionId', administrators, '/admin'),
  own('/agreedprices', ['ProviderAdmin', 'FacilityGroupAdmin', 'MedicalProvider', 'Pharmacy', 'EauthClaim']),
  own('/admin/failedjobs', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/failedjobs/:jobId', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/overdue', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/connections', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/deliveries', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/deliveries/:deliveryId', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/postoffice', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/admin/postoffice/:keptId', ['SuperAdmin', 'SetupAdmin'], '/admin'),
  own('/auditstate', ['SuperAdmin'], '/auditstate'),
  own('/providerempanelment/status/:empanelmentId', 'any login', '/providerempanelment'),
  own('/homecare/new', ['HomeCare'], '/homecare'),
  own('/homecare/new/:eligibilityId', ['HomeCare'], '/homecare'),
  own('/homecare/:episodeId', homeCare, '/homecare'),
  own('/diseasemanagement/outcomes', careReaders, '/diseasemanagement'),
  own('/diseasemanagement/enrol/:eligibilityId', ['DiseaseManagement', 'MedicalProvider'], '/diseasemanagement'),
  own('/diseasemanagement/members/:enrolmentId', careReaders, '/diseasemanagement'),
  own('/providerempanelment/survey/:surveyId', 'any login', '/providerempanelment'),
  ...['', '/:surveyId', '/:surveyId/edit', '/:surveyId/answers', '/:surveyId/answers/:facilityId'].map((rest) =>
    own(`/providerempanelment/surveys${rest}`, ['InsurerUser', 'PayerAdmin'], '/providerempanelment'),
  ),
  own('/manageclinician/join', ['ProviderAdmin', 'FacilityGroupAdmin'], '/manageclinician'),
  own('/manageclinician/searchclinician/:facilityId/:clinicianId', 'any login', '/manageclinician'),
  own(
    '/manageclinician/changes',
    ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
    '/manageclinician',
  ),
  own('/manageclinician/changes/:moveId', 'any login', '/manageclinician'),
  own('/updatecontract/change', 'any login', '/updatecontract'),
  ...['', '/:payerId/:proposalId'].map((rest) =>
    own(
      `/updatecontract/prices${rest}`,
      ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
      '/updatecontract',
    ),
  ),
  own('/audittrail', ['SuperAdmin'], '/audittrail'),
  own('/audittrail/:entryId', ['SuperAdmin'], '/audittrail'),
  own('/accountrequests', accountDesk, '/accountrequests'),
  own('/facilityadmin/manageclinicians/:facilityId/:clinicianId', facilityAdmins, '/facilityadmin'),
  own('/facilityadmin/clinicianblacklists', facilityAdmins, '/facilityadmin'),
  own(
    '/claimdashboardconfiguration/:transactionNumber',
    ['SuperAdmin', 'ClaimDashboardConfigAdmin'],
    '/claimdashboardconfiguration',
  ),
  own('/admin/clinicianverificationsearch/:facilityId/:clinicianId', ['SuperAdmin', 'ProviderAdmin'], '/admin'),
  own('/accountrequests/:accountRequestId', accountDesk, '/accountrequests'),
  own('/people/new', accountDesk, '/people'),
  own('/people/:userId', accountDesk, '/people'),
  own('/imports', importers, '/imports'),
  own('/imports/:importKind/:importId', importers, '/imports'),
  own('/logging/:logId', ['SuperAdmin', 'ErrorLog'], '/logging'),
  own('/eligibility/new', ['Eligibility'], '/eligibility'),
  own('/eligibility/:eligibilityId', [...desk, 'InsurerUser'], '/eligibility'),
  own('/eligibility/worklist/history', reviewers, '/eligibility'),
  own('/eligibility/:eligibilityId/correct', ['Eligibility'], '/eligibility'),
  own('/eligibility/:eligibilityId/resubmit', ['Eligibility'], '/eligibility'),
  own('/eligibility/batch', ['Eligibility'], '/eligibility'),
  own('/eligibility/batch/:jobId', ['Eligibility'], '/eligibility'),
  own('/eligibility/exports', desk, '/eligibility'),
  own('/eligibility/exports/:jobId', desk, '/eligibility'),
  own('/eligibility/rules', payerReaders, '/eligibility'),
  own('/eligibility/rules/:ruleName', payerReaders, '/eligibility'),
  own('/eauth/rules', administrators, '/eauth'),
  own('/eauth/rules/:payerId/:authorizationRuleId', administrators, '/eauth'),
  own('/eligibility/members', payerReaders, '/eligibility'),
  own('/eligibility/members/new', administrators, '/eligibility'),
  own('/eligibility/members/uploads', administrators, '/eligibility'),
  own('/eligibility/members/uploads/:jobId', administrators, '/eligibility'),
  own('/eligibility/worklist', reviewers, '/eligibility'),
  own('/eligibility/worklist/:eligibilityId', reviewers, '/eligibility'),
  own('/eauth/exports', ['MedicalProvider', 'PayerAdmin'], '/eauth'),
  own('/eauth/exports/:jobId', ['MedicalProvider', 'PayerAdmin'], '/eauth'),
  own('/eauth/new', ['MedicalProvider'], '/eauth'),
  own('/eauth/:authorizationId', ['MedicalProvider', ...administrators], '/eauth'),
  own('/eauth/measures', ['MedicalProvider', ...reviewers], '/eauth'),
  own('/eauth/desk', reviewers, '/eauth'),
  own('/eauth/desk/:authorizationId', reviewers, '/eauth'),
  own('/admin/facilities', ['SetupAdmin', 'SuperAdmin'], '/admin'),
  own('/admin/facilities/new', ['SetupAdmin', 'SuperAdmin'], '/admin'),
  own('/admin/facilities/:facilityId', ['SetupAdmin', 'SuperAdmin'], '/admin'),
  own('/facilities', 'any login', '/facilities'),
  own('/facilities/:facilityId', 'any login', '/facilities'),
  own('/requestlicense/new', distributors, '/requestlicense'),
  own('/requestlicense/:licenseRequestId', distributors, '/requestlicense'),
  { requirement: 'our own', path: '/newbornbaby/register/:eligibilityId', section: '/newbornbaby', ...provider },
  { requirement: 'our own', path: '/authorizationquery/:authorizationId', section: '/authorizationquery', ...provider },
  { requirement: 'our own', path: '/newbornbaby/:newbornId', section: '/newbornbaby', ...provider },
  own('/providerquery/new', 'any login', '/providerquery'),
  own('/providerquery/:queryId', 'any login', '/providerquery'),
  own('/regulatoryerrors', ['MedicalProvider', 'Pharmacy', ...administrators]),
  own('/verify/:code', 'anybody'),
  own('/verify', 'anybody'),
];

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

function mayEnter({ who, inDubai, withFacility }: Route, role: Role, login: GuardedLogin): boolean {
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

function decide(route: Route, login: GuardedLogin | null, address = route.path) {
  const { access, section } = screenAt(route.path);
  return decideRoute(login, { address, access, ...(section ? { section } : {}) });
}

const allowed = { isAllowed: true };
const to = (address: string) => ({ isAllowed: false, to: address });

describe.each([...routes, ...ownRoutes])('$requirement $path', (route) => {
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
    const known = new Set([...routes, ...ownRoutes].map(({ path }) => path));
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
