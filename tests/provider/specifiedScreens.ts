import { own, providerServices, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [route('REQ-ROUTE-11', '/daman', 'any login'), own('/daman/dashboard', 'any login')],
  tiles: [tile('REQ-RDASH-19', 'Provider services', '/daman', providerServices, { order: 180, withFacility: true })],
};
