import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aRegisterAdmin } from '../support/registers.ts';
import { aRuleFromToday } from './support/ruleCalls.ts';

/** Calls about rules that may be repeated. */
export const repeatableCalls = repeatableCallsOf(authorizationRuleApi, {
  addAuthorizationRule: async (store) => {
    const as = await aRegisterAdmin(store);
    return { as, body: { payerId: as.user.payerId, content: aRuleFromToday() } };
  },
});
