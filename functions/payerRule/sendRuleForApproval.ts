import { rulePut } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, makerOf } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { needsApproval } from './approval.ts';
import { checkComplete } from './checkComplete.ts';
import { keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

/** Sends the draft to a second person of the payer for approval. A change of the draft withdraws it from approval. */
export const sendRuleForApproval: Operation<RuleApi['sendRuleForApproval']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  if (!rule?.draft || rule.waiting || !(await needsApproval(ctx, key.payerId))) throw fail('changedMeanwhile');
  checkComplete(rule.draft, rule, ctx.now());
  const next = { ...rule, waiting: await makerOf(ctx), refused: null, ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: rule.newest, after: { waiting: rule.draft } });
  return { edition: body.edition + 1 };
};
