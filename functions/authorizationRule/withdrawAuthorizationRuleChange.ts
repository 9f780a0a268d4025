import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { mayWithdraw } from '../_parts/approval.ts';
import { changeRule } from './changeRule.ts';
import { type AuthorizationRuleCalls, waitingAsSeen } from './whoseRules.ts';

/** Who sent the draft takes it back; it stays a draft. */
export const withdrawAuthorizationRuleChange: Operation<
  AuthorizationRuleCalls['withdrawAuthorizationRuleChange']
> = async ({ body }, ctx) => {
  const { rule, waiting } = await waitingAsSeen(ctx, body);
  if (!(await mayWithdraw(ctx, waiting))) throw fail('notAllowed');
  ctx.audited({ entity: 'authorizationRule', id: rule.ruleId, before: { waiting }, after: { waiting: null } });
  return changeRule(ctx, rule, { waiting: null });
};
