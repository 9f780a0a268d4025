import { anyStatus, own, reviewers, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-43', '/providerempanelment', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-43', '/providerempanelment/newrequest', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-43', '/providerempanelment/recontracting', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-43', '/providerempanelment/addbranch', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-43', '/providerempanelment/status', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-43', '/providerempanelment/updateprofile', 'any login', '/providerempanelment'),
    route('REQ-ROUTE-44', '/updatecontract', 'any login', '/updatecontract'),
    own('/providerempanelment/status/:empanelmentId', 'any login', '/providerempanelment'),
    own('/updatecontract/change', 'any login', '/updatecontract'),
  ],
  tiles: [tile('ADR 0107', 'Provider empanelment', '/providerempanelment/status', reviewers, { order: 46 })],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-24',
      opens: 'REQ-PDASH-08',
      title: "Join the insurer's network",
      tile: 'joinNetwork',
      path: '/providerempanelment/newrequest',
      statuses: ['', 'CONTRACTED', 'REJECTED', 'IN PROGRESS', 'ONBOARDED'],
    },
    {
      requirement: 'REQ-PDASH-25',
      opens: 'REQ-PDASH-09',
      title: 'Re-Contracting Request',
      tile: 'recontracting',
      path: '/providerempanelment/recontracting',
      statuses: ['STOPPED', 'CONTRACT STOPPED'],
    },
    {
      requirement: 'REQ-PDASH-26',
      opens: 'REQ-PDASH-10',
      title: 'Add Branch',
      tile: 'addBranch',
      path: '/providerempanelment/addbranch',
      statuses: ['CONTRACTED'],
    },
    {
      requirement: 'REQ-PDASH-23',
      opens: 'REQ-PDASH-11',
      title: 'Track Empanelment',
      tile: 'trackEmpanelment',
      path: '/providerempanelment/status',
      statuses: anyStatus,
    },
    {
      requirement: 'REQ-PDASH-29',
      opens: 'REQ-PDASH-12',
      title: 'Update Profile',
      tile: 'updateProfile',
      path: '/providerempanelment/updateprofile',
      statuses: ['CONTRACTED', 'CONTRACT EXPIRED', 'CONTRACT SUSPENDED'],
      onboardedMode: 2,
    },
    {
      requirement: 'REQ-PDASH-27',
      opens: 'REQ-PDASH-14',
      title: 'Update Contract',
      tile: 'updateContract',
      path: '/updatecontract',
      statuses: ['CONTRACTED'],
    },
  ],
};
