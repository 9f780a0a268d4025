import { handler as payerRule } from '../../functions/payerRule/index.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { type Owner, payerOf, tenantRoles } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aForm } from '../eligibility/support/eligibility.ts';
import { callApi, signIn } from '../support/api.ts';
import { aLiveRule, aRuleContent, ruleCalls, saveDraft } from './support/rules.ts';

/** A draft of the owner's payer that waits for a second person. */
async function waitingDraft(owner: Owner) {
  const key = { payerId: payerOf(owner), serviceCategoryId: 1, consultationCategoryId: 1 };
  const as = owner.payer;
  await callApi(payerRule, ruleCalls.demandRuleApproval, { as, body: { payerId: key.payerId, isDemanded: true } });
  const saved = await saveDraft(as, key, 0, aRuleContent());
  const draft = { ...key, edition: saved.data?.edition ?? 0 };
  const send = async () => {
    const { data } = await callApi(payerRule, ruleCalls.sendRuleForApproval, { as, body: draft });
    return { ...key, edition: data?.edition ?? 0 };
  };
  return { as, draft, send };
}

const ruleKey = (owner: Owner) => ({
  payerId: payerOf(owner),
  serviceCategoryId: aForm().serviceCategoryId,
  consultationCategoryId: null,
});

async function withDraft(owner: Owner) {
  const key = { ...ruleKey(owner), consultationCategoryId: 1 };
  const { data } = await saveDraft(owner.payer, key, 0);
  return { as: owner.payer, body: { ...key, edition: data?.edition } };
}

/** Calls about the rules of a payer, with the draft or the rule that each needs. */
export const readyCalls = readyCallsOf(payerRuleApi, {
  sendRuleForApproval: async (owner: Owner) => {
    const { as, draft } = await waitingDraft(owner);
    return { as, body: draft };
  },
  withdrawRuleChange: async (owner: Owner) => {
    const { as, send } = await waitingDraft(owner);
    return { as, body: await send() };
  },
  refuseRuleChange: async (owner: Owner) => {
    const { send } = await waitingDraft(owner);
    const stored = { emiratesId: '784199000000025' };
    const checker = await signIn({ roles: tenantRoles, facility: null, payerId: payerOf(owner), stored });
    return { as: checker, body: await send() };
  },
  discardRuleDraft: withDraft,
  setRuleLive: withDraft,
  retireRule: async (owner) => ({ as: owner.payer, body: await aLiveRule(ruleKey(owner)) }),
});
