import { rulePut } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

/** The rule's record stays, also where no version ever went live: its edition must not begin again. */
export const discardRuleDraft: Operation<RuleApi['discardRuleDraft']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  if (!rule?.draft) throw fail('changedMeanwhile');
  const isWritten = await writeTogether(ctx.store, [
    rulePut(rule, { ...rule, draft: null, waiting: null, refused: null, ...changeBy(ctx) }),
  ]);
  if (!isWritten) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: rule.draft, after: null });
  return { edition: body.edition + 1 };
};
