import { own, route, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-03', '/account/login', 'anybody'),
    route('REQ-ROUTE-04', '/account/register', 'anybody'),
    route('REQ-ROUTE-05', '/account/forgotpassword', 'anybody'),
    route('REQ-ROUTE-06', '/account/resetpassword', 'anybody'),
    route('REQ-ROUTE-07', '/emiratesidupdate', 'any login'),
    route('REQ-ROUTE-08', '/professionallicenseupdate', 'any login'),
    route('REQ-ROUTE-09', '/userlicenseagreement', 'any login'),
    route('REQ-ROUTE-10', '/selectfacility', 'any login'),
    own('/account/logoff', 'anybody'),
    own('/confirmemail', 'any login'),
  ],
};
