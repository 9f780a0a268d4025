import { administrators, own, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/admin/formulary', administrators, '/admin'),
    own('/admin/formulary/:versionId', administrators, '/admin'),
  ],
  tiles: [tile('ADR 0069', 'Formulary', '/admin/formulary', administrators, { order: 35 })],
};
