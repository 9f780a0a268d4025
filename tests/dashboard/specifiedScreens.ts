import { own, route, type SpecifiedScreens, setup } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-01', '/', 'any login'),
    route('REQ-ROUTE-02', '/dashboard', 'any login'),
    own('/admin/overdue', setup, '/admin'),
  ],
};
