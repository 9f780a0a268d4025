import { own, type SpecifiedScreens, setup } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [own('/admin/lookups', setup, '/admin')],
};
