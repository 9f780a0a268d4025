import { expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { type Role, roles } from '../../../shared/_field/roles.ts';
import { areas } from '../../../shared/areas.ts';
import { screens } from '../../../web/app/screens.ts';
import { tilesOf } from '../../../web/base/tiles.ts';

const holder = { facilityRoles: [], facilityId: null, facilityLicense: null, regulatoryId: null, pendingSteps: [] };
const tilesFor = (role: Role) => {
  const login = { ...holder, isResetPasswordRequired: false, roles: ['Standard', role] } as unknown as SignedInUser;
  return tilesOf(screens, login).map(({ screen }) => screen);
};

/** The calls that a role opens, and a login without a role does not. */
const callsOf = (role: Role) =>
  areas
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .filter(({ access }) => access !== 'public' && access.includes(role) && !access.includes('Standard'));

it.each([
  ['facility staff', 'Eligibility', 'eligibility', '/api/eligibilitycheck/addeligibilityrequest'],
  ['provider admins', 'ProviderAdmin', 'manageUsers', '/api/manage/adduser'],
  ['payer admins', 'PayerAdmin', 'worklist', '/api/eligibilityworklist/getworklist'],
  ['super admins', 'SuperAdmin', 'auditTrail', '/api/audittrail/searchentries'],
  ['call-centre agents', 'CallCenterAgent', 'providerQuery', '/api/providerquery/getstaff'],
  ['licence distributors', 'SafeCareTechRepresentative', 'requestLicense', '/api/facility/requestlicense'],
  ['holders of another special role', 'GHQ', 'ghqMemberSearch', '/api/ghq/searchmember'],
] as const)(
  'REQ-MODEL-01 %s find their work on the dashboard and are let in by its calls, and a login without a role is not',
  (_kind, role, tile, path) => {
    const found = tilesFor(role).find(({ tile: { name } }) => name === tile);
    expect(found).toBeDefined();
    expect(found?.isLater).toBeUndefined();
    expect(tilesFor('Standard').map((screen) => screen.tile.name)).not.toContain(tile);
    expect(callsOf(role).map((call) => call.path)).toContain(path);
  },
);

/** Roles whose modules are to come: no call asks for them yet. Regulators' people are among them. */
const waiting: readonly Role[] = [
  ...(['ADTC', 'LBM', 'ControlMedicationPharmacy', 'ControlMedicationMedicalProvider', 'EtihadAdmin'] as const),
  ...(['UltrasoundAgent', 'ERXAdmin', 'FinancialAccountant', 'RegulatorAdmin', 'VaccinePCR'] as const),
  ...(['ThiqaEnrolment', 'GatekeepingAdmin', 'DHAInspector', 'DrugInventoryUser', 'IPTransferUser'] as const),
  ...(['DentalCapitationOptOut', 'FileDownloadAdmin', 'FileDownload', 'PCSP'] as const),
];

it.each(roles.filter((role) => role !== 'Standard'))(
  '%s opens calls, or waits for a module that is to come',
  (role) => {
    expect(callsOf(role).length > 0).toBe(!waiting.includes(role));
  },
);
