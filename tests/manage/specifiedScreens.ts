import { route, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-14 REQ-ROUTE-45', '/manage', 'any login'),
    route('REQ-ROUTE-15', '/manage/changepassword', 'any login'),
  ],
};
