import { administrators, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route(
      'REQ-ROUTE-19',
      '/admin',
      ['PayerAdmin', 'SuperAdmin', 'SetupAdmin', 'ERXAdmin', 'ProviderAdmin', 'UltrasoundAgent'],
      '/admin',
    ),
  ],
  tiles: [
    tile('REQ-RDASH-02', 'Admin', '/admin', ['SetupAdmin', 'ERXAdmin', ...administrators], {
      order: 10,
      shortcut: 'Shift+A',
    }),
  ],
};
