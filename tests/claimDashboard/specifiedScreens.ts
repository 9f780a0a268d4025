import { own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-13', '/claimdashboardrequestform', 'anybody'),
    route(
      'REQ-ROUTE-35',
      '/claimdashboardconfiguration',
      ['SuperAdmin', 'ClaimDashboardConfigAdmin'],
      '/claimdashboardconfiguration',
    ),
    own(
      '/claimdashboardconfiguration/:transactionNumber',
      ['SuperAdmin', 'ClaimDashboardConfigAdmin'],
      '/claimdashboardconfiguration',
    ),
  ],
  tiles: [
    tile(
      'REQ-RDASH-27',
      'Claim Dashboard Config',
      '/claimdashboardconfiguration',
      ['SuperAdmin', 'ClaimDashboardConfigAdmin'],
      { order: 270 },
    ),
  ],
};
