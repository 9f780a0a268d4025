import { administrators, own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

const people = ['Pharmacy', ...administrators, 'EauthClaim'] as const;
const billers = ['Pharmacy', 'EauthClaim'] as const;

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-23 REQ-CLAIM-01', '/claim', people, '/claim'),
    own('/claim/files', people, '/claim'),
    own('/claim/files/:jobId', people, '/claim'),
    own('/claim/:claimId', billers, '/claim'),
    own('/claim/sent', billers, '/claim'),
    own('/claim/sent/:batchId', billers, '/claim'),
    own('/claim/new', billers, '/claim'),
    own('/claim/:claimId/edit', billers, '/claim'),
  ],
  tiles: [tile('REQ-RDASH-07', 'Claims', '/claim', people, { order: 60, shortcut: 'C' })],
};
