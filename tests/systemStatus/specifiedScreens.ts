import { notSuspended, own, route, type SpecifiedScreens, setup } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-42', '/systemstatus', 'any login', '/systemstatus'),
    own('/status', 'anybody'),
    own('/admin/connections', setup, '/admin'),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-21',
      opens: 'REQ-PDASH-07',
      title: 'System Status',
      tile: 'systemStatus',
      path: '/systemstatus',
      statuses: notSuspended,
    },
  ],
};
