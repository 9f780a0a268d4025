import { anyStatus, provided, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    provided('REQ-ROUTE-37', '/authorizationquery', '/authorizationquery'),
    provided('REQ-ROUTE-37 REQ-AUTHQ-01', '/authorizationquery/search', '/authorizationquery'),
    provided('own route', '/authorizationquery/:authorizationId', '/authorizationquery'),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-22',
      opens: 'REQ-PDASH-05',
      title: 'Authorization Dashboard',
      tile: 'authorizationDashboard',
      path: '/authorizationquery/search',
      statuses: anyStatus,
    },
  ],
};
