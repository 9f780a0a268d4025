import { own, type SpecifiedScreens, tile } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/auditstate', ['SuperAdmin'], '/auditstate'),
    own('/audittrail', ['SuperAdmin'], '/audittrail'),
    own('/audittrail/:entryId', ['SuperAdmin'], '/audittrail'),
  ],
  tiles: [tile('ADR 0057', 'Audit trail', '/audittrail', ['SuperAdmin'], { order: 21 })],
};
