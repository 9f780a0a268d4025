import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aForm } from '../eligibility/support/eligibility.ts';
import { aLiveRule, aRuleContent, aRuleQuestion } from './support/rules.ts';

/** A rule of the payer about the category that `aForm` asks for. */
async function aRule(owner: Owner): Promise<string> {
  const { serviceCategoryId } = aForm();
  const key = { payerId: payerOf(owner), serviceCategoryId, consultationCategoryId: null };
  return (await aLiveRule(key, aRuleContent({ questions: [aRuleQuestion()] }))).ruleId;
}

/** Rules of a payer. */
export const records = recordsOf(payerRuleApi, {
  owned: { rule: { make: aRule, owners: ['payer'], fields: ['ruleid'] } },
});
