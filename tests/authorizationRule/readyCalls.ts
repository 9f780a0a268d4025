import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { type Owner, payerOf, tenantRoles } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { added, aLiveAuthorizationRule, aRuleFromToday, waitingRule } from './support/ruleCalls.ts';
import { aRequest } from './support/someRules.ts';

const secondPerson = (owner: Owner) =>
  signIn({
    roles: tenantRoles,
    facility: null,
    payerId: payerOf(owner),
    stored: { emiratesId: '784199000000025' },
  });

const withPayer = (owner: Owner, rule: object) => ({ ...rule, payerId: payerOf(owner) });
const withDraft = async (owner: Owner) => ({ as: owner.payer, body: withPayer(owner, await added(owner.payer)) });

/** Calls of the rules of authorisations, with the rule that each needs. */
export const readyCalls = readyCallsOf(authorizationRuleApi, {
  saveAuthorizationRuleDraft: withDraft,
  discardAuthorizationRuleDraft: withDraft,
  sendAuthorizationRuleForApproval: withDraft,
  withdrawAuthorizationRuleChange: async (owner: Owner) => ({
    as: owner.payer,
    body: withPayer(owner, await waitingRule(owner.payer)),
  }),
  setAuthorizationRuleLive: async (owner: Owner) => ({
    as: await secondPerson(owner),
    body: withPayer(owner, await waitingRule(owner.payer)),
  }),
  refuseAuthorizationRuleChange: async (owner: Owner) => ({
    as: await secondPerson(owner),
    body: withPayer(owner, await waitingRule(owner.payer)),
  }),
  retireAuthorizationRule: async (owner: Owner) => ({
    as: owner.payer,
    body: withPayer(owner, await aLiveAuthorizationRule(payerOf(owner))),
  }),
  tryAuthorizationRule: async (owner: Owner) => ({
    as: owner.payer,
    body: { payerId: payerOf(owner), content: aRuleFromToday(), requests: [aRequest()] },
  }),
  tryRuleOnPastRequests: async (owner: Owner) => ({
    as: owner.payer,
    body: { payerId: payerOf(owner), content: aRuleFromToday() },
  }),
});
