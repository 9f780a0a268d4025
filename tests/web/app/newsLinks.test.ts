import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import { type GrantHolder, holdsOneOf } from '../../../shared/_field/grants.ts';
import { linkedScreens } from '../../../shared/_field/linkedScreens.ts';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { decideRoute } from '../../../shared/_field/routeGuard.ts';
import { accountRequestApi } from '../../../shared/accountRequest/routes.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../../shared/authorizationDesk/routes.ts';
import { authorizationQueryApi } from '../../../shared/authorizationQuery/routes.ts';
import { circularApi } from '../../../shared/circular/routes.ts';
import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { formularyApi } from '../../../shared/formulary/routes.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { manageApi } from '../../../shared/manage/routes.ts';
import { newbornApi } from '../../../shared/newborn/routes.ts';
import { groupsFor, kindsOfNews, mayHear, type NewsReader } from '../../../shared/notification/newsReaders.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { providerQueryApi } from '../../../shared/providerQuery/routes.ts';
import { secondFactorApi } from '../../../shared/secondFactor/routes.ts';
import { surveyApi } from '../../../shared/survey/routes.ts';
import { worklistApi } from '../../../shared/worklist/routes.ts';
import { screens } from '../../../web/app/screens.ts';

type Kind = keyof typeof kindsOfNews;
type Place = keyof typeof linkedScreens;

/** What a screen reads to show the record that a link names. */
const reads: Partial<Record<Place, readonly Endpoint[]>> = {
  accountRequest: [accountRequestApi.endpoints.getAccountRequest],
  accountSettings: [manageApi.endpoints.getUserDetails, manageApi.endpoints.getSessions],
  agreedPrices: [priceListApi.endpoints.getAgreedPrices],
  authorization: [authorizationApi.endpoints.getAuthorization],
  authorizationBoard: [authorizationQueryApi.endpoints.searchInsurerAuthorizations],
  authorizationDeskItem: [
    authorizationApi.endpoints.getAuthorization,
    authorizationDeskApi.endpoints.getAuthorizationContext,
  ],
  authorizationExport: [jobApi.endpoints.getJob],
  circular: [circularApi.endpoints.getCircular, circularApi.endpoints.openCircular],
  clinicianBlacklists: [clinicianApi.endpoints.getBlacklists],
  clinicianMove: [clinicianApi.endpoints.getClinicianMove],
  eligibilityBatchJob: [jobApi.endpoints.getJob],
  eligibilityDetail: [eligibilityApi.endpoints.getEligibility],
  eligibilityExport: [jobApi.endpoints.getJob],
  empanelment: [empanelmentApi.endpoints.getEmpanelment],
  facility: [facilityApi.endpoints.getFacilityById],
  formularyVersion: [formularyApi.endpoints.getFormularyVersion],
  licenseRequest: [facilityApi.endpoints.getLicenseRequest],
  manageClinicians: [clinicianApi.endpoints.searchClinicians],
  newborn: [newbornApi.endpoints.getNewborn],
  priceListVersion: [priceListApi.endpoints.getPriceListVersion],
  priceProposal: [priceListApi.endpoints.getPriceProposal, priceListApi.endpoints.getPriceProposalLines],
  providerClinicians: [clinicianApi.endpoints.searchClinicians],
  providerQuery: [providerQueryApi.endpoints.getQuery],
  secondFactors: [secondFactorApi.endpoints.getFactors],
  survey: [surveyApi.endpoints.getOwnSurvey],
  surveyVersion: [surveyApi.endpoints.getSurvey],
  worklist: [worklistApi.endpoints.getWorklist],
  worklistItem: [worklistApi.endpoints.getWorklistItem],
};

/** Where news of a kind leads: the writers say it. Of more than one each reader can open one. A kind is named by its beginning. */
const leadsTo: readonly (readonly [beginning: RegExp, ...places: Place[]])[] = [
  [/^eligibility/, 'eligibilityDetail'],
  [/^batch/, 'eligibilityBatchJob'],
  [/^export/, 'eligibilityExport', 'authorizationExport'],
  [/^deskRequestsWaiting$/, 'worklist'],
  [/^desk(RequestC|RequestG|Q)/, 'worklistItem'],
  [/^query/, 'providerQuery'],
  [/^(empanelment|profile|contract|accountStopped)/, 'empanelment'],
  [/^authorization(Answered|Kept|Asked|Delayed|Near|Ending)$/, 'authorization'],
  [/^authorization(Waiting|Proposed|Returned|DueSoon|Overdue)$/, 'authorizationDeskItem'],
  [/^insurerAuthorizationsChanged$/, 'authorizationBoard'],
  [/^newborn/, 'newborn'],
  [/^circular/, 'circular'],
  [/^survey(Published|DueSoon)$/, 'survey'],
  [/^surveyWaiting$/, 'surveyVersion'],
  [/^accountRequested$/, 'accountRequest'],
  [/^(accountChanged|rightsChanged|password)/, 'accountSettings'],
  [/^(factor|recoveryCode)/, 'secondFactors'],
  [/^(cliniciansBlacklisted|blacklistUndone)$/, 'manageClinicians'],
  [/^blacklistWaiting$/, 'clinicianBlacklists', 'manageClinicians'],
  [/^portalBlacklistWaiting$/, 'clinicianBlacklists'],
  [/^clinicianMoved$/, 'clinicianMove'],
  [/^clinicianElsewhere$/, 'providerClinicians'],
  [/^(facility|seatHeld)/, 'facility'],
  [/^licenseRequested$/, 'licenseRequest'],
  [/^license(Approved|Refused)$/, 'licenseRequest', 'facility'],
  [/^formulary/, 'formularyVersion'],
  [/^priceList/, 'priceListVersion'],
  [/^prices/, 'priceProposal'],
  [/^agreedPricesChanged$/, 'agreedPrices'],
];

const kinds = Object.keys(kindsOfNews) as Kind[];
const placesOf = (kind: Kind) =>
  leadsTo.filter(([beginning]) => beginning.test(kind)).flatMap(([, ...places]) => places);

/** Somebody with one role besides that of every login, at each place where one can be. */
const readersOf = (role: Role): [name: string, NewsReader][] => {
  const reader = { roles: [role], facilityRoles: [], regulatoryId: null, facilityId: null, payerId: null };
  return [
    [`${role} at a facility`, { ...reader, facilityId: 'clinic' }],
    [`${role} at an insurer`, { ...reader, payerId: 971 }],
    [`${role} of the portal`, reader],
  ];
};
const everybody = roles.flatMap(readersOf);

const loginOf = (reader: GrantHolder) => ({ ...reader, isResetPasswordRequired: false, pendingSteps: [] });

/** Whether somebody may open a screen, and everything that it reads. */
function opens(reader: NewsReader, place: Place): boolean {
  const path = linkedScreens[place];
  const row = screens.find((screen) => screen.path === path);
  if (!row) throw new Error(`No screen at ${path}`);
  const isLetIn = decideRoute(loginOf(reader), { address: path, access: row.access }).isAllowed;
  return isLetIn && (reads[place] ?? []).every(({ access }) => access !== 'public' && holdsOneOf(reader, access));
}

describe('REQ-NET-15 news', () => {
  it.each(kinds)('%s leads to what everybody can read to whom it can come', (kind) => {
    const places = placesOf(kind);
    expect(places).not.toEqual([]);
    const readers = everybody.filter(([, reader]) => mayHear(reader, kind));
    expect(readers).not.toEqual([]);
    const stopped = readers.filter(([, reader]) => !places.some((place) => opens(reader, place)));
    expect(stopped.map(([name]) => name)).toEqual([]);
  });

  it('of one side comes to nobody of the other, and settings ask nobody of what cannot come', () => {
    const [, atFacility] = readersOf('PayerAdmin')[0]!;
    const [, atInsurer] = readersOf('PayerAdmin')[1]!;
    expect(groupsFor(atInsurer)).not.toContain('answers');
    expect(groupsFor(atInsurer)).not.toContain('questions');
    expect(groupsFor(atFacility)).not.toContain('prices');
    const [, portal] = readersOf('SuperAdmin')[2]!;
    expect(groupsFor(portal)).toEqual(['work', 'facility', 'files', 'account', 'security']);
    // Only administrators are told of prices that an insurer has agreed with their facility.
    const [, clinician] = readersOf('MedicalProvider')[0]!;
    expect(groupsFor(clinician)).not.toContain('prices');
  });
});
