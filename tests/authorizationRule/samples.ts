import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { aRequest, aRuleContent } from './support/someRules.ts';

const payerId = 102;
const rule = { authorizationRuleId: '01K0000000000000000000000R', payerId, edition: 1 };
const content = aRuleContent({ effectiveFrom: '2099-01-01' });

/** What callers send to authorizationRule; all invented. */
export const samples = samplesOf(authorizationRuleApi, {
  getRulesFor: { query: { payerId, serviceDate: '2026-11-24' } },
  searchAuthorizationRules: { body: { payerId, serviceFamily: 'equipment', state: 'live', search: 'wheel' } },
  searchAuthorizationRuleHistory: { body: { authorizationRuleId: rule.authorizationRuleId, payerId } },
  getAuthorizationRule: { query: { authorizationRuleId: rule.authorizationRuleId, payerId } },
  addAuthorizationRule: { body: { payerId, content } },
  saveAuthorizationRuleDraft: { body: { ...rule, content } },
  discardAuthorizationRuleDraft: { body: rule },
  sendAuthorizationRuleForApproval: { body: rule },
  setAuthorizationRuleLive: { body: rule },
  refuseAuthorizationRuleChange: { body: { ...rule, reason: 'The codes are too many' } },
  withdrawAuthorizationRuleChange: { body: rule },
  retireAuthorizationRule: { body: rule },
  tryAuthorizationRule: { body: { payerId, content, requests: [aRequest()] } },
  tryRuleOnPastRequests: { body: { payerId, content } },
});
