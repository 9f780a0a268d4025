import type { Role } from '../../shared/_field/roles.ts';
import { own, type SpecifiedScreens } from '../support/specification.ts';

/** Who brings sheets of any kind. */
const importers: Role[] = [
  ...(['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'Eligibility'] as const),
  // Claims (ADR 0201).
  ...(['Pharmacy', 'EauthClaim'] as const),
];

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [own('/imports', importers, '/imports'), own('/imports/:importKind/:importId', importers, '/imports')],
};
