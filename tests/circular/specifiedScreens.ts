import { administrators, notSuspended, own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-41', '/circular', 'any login', '/circular'),
    route('REQ-ROUTE-41', '/circular/circular', 'any login', '/circular'),
    own('/circular/circular/:circularId', 'any login', '/circular'),
    own('/circular/publishing', ['InsurerUser', ...administrators], '/circular'),
    own('/circular/publishing/new', ['InsurerUser', ...administrators], '/circular'),
    own('/circular/publishing/:circularId', ['InsurerUser', ...administrators], '/circular'),
    own('/circular/publishing/:circularId/receipts', ['InsurerUser', ...administrators], '/circular'),
  ],
  tiles: [tile('ADR 0105', 'Circulars', '/circular/publishing', ['InsurerUser', ...administrators], { order: 47 })],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-20',
      opens: 'REQ-PDASH-06',
      title: 'Circulars & Resources',
      tile: 'circulars',
      path: '/circular/circular',
      statuses: notSuspended,
    },
  ],
};
