import { administrators, own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

const people = [
  ...administrators,
  'HomeCare',
  'ReallocationApprovalUser',
  'ReallocationRequestInsurerUser',
  'ReallocationRequestDOHUser',
] as const;

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-31', '/homecare', people, '/homecare'),
    own('/homecare/new', ['HomeCare'], '/homecare'),
    own('/homecare/offer', ['HomeCare'], '/homecare'),
    own('/homecare/new/:eligibilityId', ['HomeCare'], '/homecare'),
    own('/homecare/:episodeId', people, '/homecare'),
  ],
  tiles: [tile('REQ-RDASH-23', 'Home Care', '/homecare', people, { order: 220 })],
};
