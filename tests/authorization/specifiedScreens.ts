import { administrators, own, route, type SpecifiedScreens, setup, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    route('REQ-ROUTE-18 REQ-EAUTH-01', '/eauth', ['MedicalProvider', ...administrators], '/eauth'),
    own('/admin/postoffice', setup, '/admin'),
    own('/admin/postoffice/:keptId', setup, '/admin'),
    own('/eauth/exports', ['MedicalProvider', 'PayerAdmin'], '/eauth'),
    own('/eauth/exports/:jobId', ['MedicalProvider', 'PayerAdmin'], '/eauth'),
    own('/eauth/new', ['MedicalProvider'], '/eauth'),
    own('/eauth/:authorizationId', ['MedicalProvider', ...administrators], '/eauth'),
  ],
  tiles: [
    tile('REQ-RDASH-06', 'E-Authorization', '/eauth', ['MedicalProvider', ...administrators], {
      order: 50,
      shortcut: 'A',
    }),
  ],
};
