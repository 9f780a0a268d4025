import { own, reviewers, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [own('/eauth/desk', reviewers, '/eauth'), own('/eauth/desk/:authorizationId', reviewers, '/eauth')],
  tiles: [tile('ADR 0077', 'Approvals desk', '/eauth/desk', reviewers, { order: 51 })],
};
