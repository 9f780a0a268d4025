import { administrators, own, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/admin/pricelists', administrators, '/admin'),
    own('/admin/pricelists/:facilityLicense/:versionId', administrators, '/admin'),
    own('/agreedprices', ['ProviderAdmin', 'FacilityGroupAdmin', 'MedicalProvider', 'Pharmacy', 'EauthClaim']),
    own(
      '/updatecontract/prices',
      ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
      '/updatecontract',
    ),
    own(
      '/updatecontract/prices/:payerId/:proposalId',
      ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
      '/updatecontract',
    ),
  ],
  tiles: [
    tile('ADR 0110', 'Price lists', '/admin/pricelists', administrators, { order: 36 }),
    tile(
      'ADR 0110',
      'Agreed prices',
      '/agreedprices',
      ['ProviderAdmin', 'FacilityGroupAdmin', 'MedicalProvider', 'Pharmacy', 'EauthClaim'],
      { order: 37 },
    ),
  ],
};
