import {
  administrators,
  notSuspended,
  own,
  provided,
  route,
  type SpecifiedScreens,
  tile,
} from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-12', '/ghq/membersearch', ['SuperAdmin', 'GHQ']),
    route('REQ-ROUTE-26', '/payermember/payermembersearch', ['PayerMOI'], '/payermember/payermembersearch'),
    provided('REQ-ROUTE-38', '/memberverification', '/memberverification'),
    provided('REQ-ROUTE-38', '/memberverification/search', '/memberverification'),
    own('/eligibility/members', ['InsurerUser', ...administrators], '/eligibility'),
    own('/eligibility/members/new', administrators, '/eligibility'),
    own('/eligibility/members/uploads', administrators, '/eligibility'),
    own('/eligibility/members/uploads/:jobId', administrators, '/eligibility'),
  ],
  tiles: [
    tile('REQ-RDASH-13', 'Payer Member Search', '/payermember/payermembersearch', ['PayerMOI'], { order: 120 }),
    tile('REQ-RDASH-20', 'GHQ Member Search', '/ghq/membersearch', ['SuperAdmin', 'GHQ'], { order: 190 }),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-30',
      opens: 'REQ-PDASH-13',
      title: 'Member Validity',
      tile: 'memberValidity',
      path: '/memberverification/search',
      statuses: notSuspended,
      flag: 'code',
    },
  ],
};
