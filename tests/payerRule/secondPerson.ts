import { handler as payerRuleHandler } from '../../functions/payerRule/index.ts';
import { aPayer } from '../formulary/support/payers.ts';
import { callApi } from '../support/api.ts';
import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import { aRuleContent, editedRule, goLive, ruleCalls, saveDraft } from './support/rules.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  payerRule: {
    files: ['payerRule/setRuleLive.ts', 'payerRule/refuseRuleChange.ts'],
    make: async (stored) => {
      const { payerId } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      const key = { payerId, serviceCategoryId: 2, consultationCategoryId: null };
      const { demandRuleApproval, sendRuleForApproval } = ruleCalls;
      await callApi(payerRuleHandler, demandRuleApproval, { as: maker, body: { payerId, isDemanded: true } });
      const edition = (await editedRule(maker, key)).data?.edition ?? 0;
      const saved = await saveDraft(maker, key, edition, aRuleContent());
      const body = { ...key, edition: saved.data?.edition ?? 0 };
      const sent = await callApi(payerRuleHandler, sendRuleForApproval, { as: maker, body });
      return { maker, second, decide: (as) => goLive(as, key, sent.data?.edition ?? 0) };
    },
  },
};
