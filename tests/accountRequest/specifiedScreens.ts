import { accountDesk, own, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/accountrequests', accountDesk, '/accountrequests'),
    own('/accountrequests/:accountRequestId', accountDesk, '/accountrequests'),
  ],
  tiles: [tile('ADR 0042', 'Account requests', '/accountrequests', accountDesk, { order: 45 })],
};
