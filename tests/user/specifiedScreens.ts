import { accountDesk, facilityAdmins, own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route(
      'REQ-ROUTE-19 REQ-ROUTE-48',
      '/admin/manageusers',
      ['PayerAdmin', 'SuperAdmin', 'SetupAdmin', 'ERXAdmin', 'ProviderAdmin'],
      '/admin',
    ),
    route('REQ-ROUTE-25', '/facilityadmin', facilityAdmins, '/facilityadmin'),
    own('/people/new', accountDesk, '/people'),
    own('/people/:userId', accountDesk, '/people'),
  ],
  tiles: [
    tile('REQ-RDASH-09', 'Manage Users', '/admin/manageusers', ['ProviderAdmin'], { order: 80, shortcut: 'U' }),
    tile('ADR 0050', 'Facility administration', '/facilityadmin', ['FacilityGroupAdmin', 'SuperAdmin'], { order: 85 }),
  ],
};
