import { rulePut } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, mayWithdraw } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { waitingAsSeen } from './approval.ts';
import { keyWithin, type RuleApi, ruleName } from './whoseRules.ts';

/** The maker takes the draft back that waits; it stays a draft. */
export const withdrawRuleChange: Operation<RuleApi['withdrawRuleChange']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const { rule, waiting } = await waitingAsSeen(ctx, key, body.edition);
  if (!(await mayWithdraw(ctx, waiting))) throw fail('notAllowed');
  const next = { ...rule, waiting: null, ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: { waiting }, after: { waiting: null } });
  return { edition: body.edition + 1 };
};
