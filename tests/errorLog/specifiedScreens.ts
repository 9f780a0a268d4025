import { own, route, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-22', '/logging', ['SuperAdmin', 'ErrorLog'], '/logging'),
    own('/logging/:logId', ['SuperAdmin', 'ErrorLog'], '/logging'),
  ],
  tiles: [tile('REQ-RDASH-03', 'Logging', '/logging', ['SuperAdmin', 'ErrorLog'], { order: 20, shortcut: 'Shift+L' })],
};
