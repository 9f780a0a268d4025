import {
  facilityAdmins,
  notSuspended,
  own,
  reviewers,
  route,
  type SpecifiedScreens,
  tile,
} from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-19 REQ-ROUTE-48', '/admin/clinicianverificationsearch', ['SuperAdmin', 'ProviderAdmin'], '/admin'),
    route('REQ-ROUTE-25 REQ-ROUTE-48', '/facilityadmin/manageclinicians', facilityAdmins, '/facilityadmin'),
    route('REQ-ROUTE-47', '/manageclinician', 'any login', '/manageclinician'),
    route('REQ-ROUTE-47', '/manageclinician/searchclinician', 'any login', '/manageclinician'),
    own('/manageclinician/join', ['ProviderAdmin', 'FacilityGroupAdmin'], '/manageclinician'),
    own('/manageclinician/searchclinician/:facilityId/:clinicianId', 'any login', '/manageclinician'),
    own(
      '/manageclinician/changes',
      ['ProviderAdmin', 'FacilityGroupAdmin', 'InsurerUser', 'PayerAdmin'],
      '/manageclinician',
    ),
    own('/manageclinician/changes/:moveId', 'any login', '/manageclinician'),
    own('/facilityadmin/manageclinicians/:facilityId/:clinicianId', facilityAdmins, '/facilityadmin'),
    own('/facilityadmin/clinicianblacklists', facilityAdmins, '/facilityadmin'),
    own('/admin/clinicianverificationsearch/:facilityId/:clinicianId', ['SuperAdmin', 'ProviderAdmin'], '/admin'),
  ],
  tiles: [
    tile('ADR 0125', 'Changes of clinicians', '/manageclinician/changes', reviewers, { order: 49 }),
    tile('REQ-RDASH-08', 'Manage Clinicians', '/facilityadmin/manageclinicians', ['ProviderAdmin'], {
      order: 70,
      shortcut: 'L',
    }),
    tile(
      'REQ-RDASH-15',
      'Clinician Verification',
      '/admin/clinicianverificationsearch',
      ['SuperAdmin', 'ProviderAdmin'],
      { order: 140 },
    ),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-31',
      opens: 'REQ-PDASH-15',
      title: 'Manage Clinician',
      tile: 'manageClinician',
      path: '/manageclinician/searchclinician',
      statuses: notSuspended,
      flag: 'id',
    },
  ],
};
