import { anyStatus, own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-40', '/providerquery', 'any login', '/providerquery'),
    own('/providerquery/new', 'any login', '/providerquery'),
    own('/providerquery/:queryId', 'any login', '/providerquery'),
  ],
  tiles: [
    tile('ADR 0034', 'Provider queries', '/providerquery', ['InsurerUser', 'PayerAdmin', 'CallCenterAgent'], {
      order: 44,
    }),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-18',
      opens: 'REQ-PDASH-03',
      title: 'Provider Query',
      tile: 'providerQuery',
      path: '/providerquery',
      statuses: anyStatus,
      flag: 'code',
    },
  ],
};
