import { expect, it } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { screens } from '../../../web/app/screens.ts';
import { tilesOf } from '../../../web/base/tiles.ts';

const holder = { facilityRoles: [], facilityId: null, facilityLicense: null, regulatoryId: null, pendingSteps: [] };
const tilesFor = (role: Role): string[] => {
  const login = { ...holder, isResetPasswordRequired: false, roles: ['Standard', role] } as unknown as SignedInUser;
  return tilesOf(screens, login).map(({ screen }) => screen.tile.name);
};

it.each([
  ['facility staff', 'Eligibility', 'eligibility'],
  ['provider admins', 'ProviderAdmin', 'manageUsers'],
  ['payer admins', 'PayerAdmin', 'worklist'],
  ['super admins', 'SuperAdmin', 'auditTrail'],
  ['call-centre agents', 'CallCenterAgent', 'providerQuery'],
  ['licence distributors', 'SafeCareTechRepresentative', 'requestLicense'],
  ['regulators', 'RegulatorAdmin', 'controlledMedication'],
  ['holders of another special role', 'GHQ', 'ghqMemberSearch'],
] as const)(
  'REQ-MODEL-01 %s find their work on the dashboard, and a login without a role finds none of it',
  (_kind, role, tile) => {
    expect(tilesFor(role)).toContain(tile);
    expect(tilesFor('Standard')).not.toContain(tile);
  },
);
