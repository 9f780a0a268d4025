import { describe, expect, it } from 'vitest';
import { roles } from '../../../shared/_field/roles.ts';
import { decideRoute } from '../../../shared/_field/routeGuard.ts';
import { visitorScreens } from '../../../web/app/screens/ofVisitors.ts';
import { screens } from '../../../web/app/screens.ts';

const holder = { facilityRoles: [], facilityId: null, facilityLicense: null, regulatoryId: null };
const login = { ...holder, isResetPasswordRequired: false, pendingSteps: [] };

describe.each([
  ['REQ-CDASH-01', '/claimdashboard', ['ClaimDashboard', 'PayerAdmin', 'SuperAdmin']],
  ['REQ-CDASH-02', '/claimdashboardconfiguration', ['ClaimDashboardConfigAdmin', 'SuperAdmin']],
] as const)('%s: the section %s', (_requirement, path, allowed) => {
  const row = screens.find((each) => each.path === path);
  if (!row) throw new Error(`No row has the path ${path}`);
  const target = { address: `${path}?month=5`, access: row.access, section: row.section ?? '' };

  it('opens to exactly its roles, and a visitor returns to it after the sign-in', () => {
    const entering = roles.filter((role) => decideRoute({ ...login, roles: [role] }, target).isAllowed);
    expect([...entering].sort()).toEqual(allowed);
    const to = `/account/login?returnUrl=${encodeURIComponent(path)}`;
    expect(decideRoute(null, target)).toEqual({ isAllowed: false, to });
  });

  it('is loaded when it is opened: neither its row nor its code is in what a visitor loads', async () => {
    expect(visitorScreens.map((each) => each.path)).not.toContain(path);
    expect(await row.load()).toBeTypeOf('function');
  });
});
