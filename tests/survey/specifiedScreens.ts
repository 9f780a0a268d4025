import { own, reviewers, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-43', '/providerempanelment/survey', 'any login', '/providerempanelment'),
    own('/providerempanelment/survey/:surveyId', 'any login', '/providerempanelment'),
    own('/providerempanelment/surveys', reviewers, '/providerempanelment'),
    own('/providerempanelment/surveys/:surveyId', reviewers, '/providerempanelment'),
    own('/providerempanelment/surveys/:surveyId/edit', reviewers, '/providerempanelment'),
    own('/providerempanelment/surveys/:surveyId/answers', reviewers, '/providerempanelment'),
    own('/providerempanelment/surveys/:surveyId/answers/:facilityId', reviewers, '/providerempanelment'),
  ],
  tiles: [tile('ADR 0132', 'Surveys of providers', '/providerempanelment/surveys', reviewers, { order: 48 })],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-28',
      opens: 'REQ-PDASH-16',
      title: 'Provider Characteristics Survey',
      tile: 'providerSurvey',
      path: '/providerempanelment/survey',
      statuses: ['CONTRACTED'],
    },
  ],
};
