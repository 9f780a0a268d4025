import { own, route, type SpecifiedScreens, setup, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route(
      'REQ-ROUTE-20',
      '/requestlicense',
      ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
      '/requestlicense',
    ),
    own('/admin/facilities', setup, '/admin'),
    own('/admin/facilities/new', setup, '/admin'),
    own('/admin/facilities/:facilityId', setup, '/admin'),
    own('/facilities', 'any login', '/facilities'),
    own('/facilities/:facilityId', 'any login', '/facilities'),
    own(
      '/requestlicense/new',
      ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
      '/requestlicense',
    ),
    own(
      '/requestlicense/:licenseRequestId',
      ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
      '/requestlicense',
    ),
  ],
  tiles: [
    tile(
      'REQ-RDASH-11',
      'Request Licence',
      '/requestlicense',
      ['SuperAdmin', 'SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
      { order: 100 },
    ),
  ],
};
