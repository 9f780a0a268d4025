import { notSuspended, provided, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    provided('REQ-ROUTE-36', '/newbornbaby', '/newbornbaby'),
    provided('own route', '/newbornbaby/register/:eligibilityId', '/newbornbaby'),
    provided('own route', '/newbornbaby/:newbornId', '/newbornbaby'),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-19',
      opens: 'REQ-PDASH-04',
      title: 'Newborn Health Card Number',
      tile: 'newbornCard',
      path: '/newbornbaby',
      statuses: notSuspended,
    },
  ],
};
