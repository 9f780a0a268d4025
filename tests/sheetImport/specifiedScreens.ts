import { own, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own(
      '/imports',
      ['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'Eligibility'],
      '/imports',
    ),
    own(
      '/imports/:importKind/:importId',
      ['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin', 'PayerAdmin', 'Eligibility'],
      '/imports',
    ),
  ],
};
