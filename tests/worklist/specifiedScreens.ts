import { own, reviewers, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/eligibility/worklist', reviewers, '/eligibility'),
    own('/eligibility/worklist/:eligibilityId', reviewers, '/eligibility'),
  ],
  tiles: [tile('ADR 0024', 'Work list', '/eligibility/worklist', reviewers, { order: 43 })],
};
