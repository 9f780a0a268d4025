import { administrators, own, reviewers, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-17', '/eligibility', ['Eligibility', ...administrators], '/eligibility'),
    route('REQ-ROUTE-17 REQ-ROUTE-48', '/eligibility/summary', ['Eligibility', ...administrators], '/eligibility'),
    own('/eligibility/new', ['Eligibility'], '/eligibility'),
    own('/eligibility/:eligibilityId', ['Eligibility', 'InsurerUser', ...administrators], '/eligibility'),
    own('/eligibility/worklist/history', reviewers, '/eligibility'),
    own('/eligibility/:eligibilityId/correct', ['Eligibility'], '/eligibility'),
    own('/eligibility/:eligibilityId/resubmit', ['Eligibility'], '/eligibility'),
    own('/eligibility/exports', ['Eligibility', ...administrators], '/eligibility'),
    own('/eligibility/exports/:jobId', ['Eligibility', ...administrators], '/eligibility'),
  ],
  tiles: [
    tile('REQ-RDASH-05', 'Eligibility', '/eligibility/summary', ['Eligibility', ...administrators], {
      order: 40,
      shortcut: 'E',
    }),
  ],
};
