import { administrators, own, type SpecifiedScreens } from '../support/specification.ts';

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    own('/eligibility/rules', ['InsurerUser', ...administrators], '/eligibility'),
    own('/eligibility/rules/:ruleName', ['InsurerUser', ...administrators], '/eligibility'),
  ],
};
