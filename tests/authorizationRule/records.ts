import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aLiveAuthorizationRule } from './support/ruleCalls.ts';

/** Rules of authorisations. */
export const records = recordsOf(authorizationRuleApi, {
  owned: {
    authorizationRule: {
      make: async (owner) => (await aLiveAuthorizationRule(payerOf(owner))).authorizationRuleId,
      owners: ['payer'],
      fields: ['authorizationruleid'],
      beside: (owner) => ({ payerId: payerOf(owner) }),
    },
  },
});
