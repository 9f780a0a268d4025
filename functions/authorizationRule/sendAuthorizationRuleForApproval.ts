import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { changeRule } from './changeRule.ts';
import { checkComplete } from './checkComplete.ts';
import { type AuthorizationRuleCalls, ruleAsSeen } from './whoseRules.ts';

/** Sends the draft to a second person, once it is complete and its examples hold. */
export const sendAuthorizationRuleForApproval: Operation<
  AuthorizationRuleCalls['sendAuthorizationRuleForApproval']
> = async ({ body }, ctx) => {
  const rule = await ruleAsSeen(ctx, body);
  if (!rule.draft || rule.waiting) throw fail('changedMeanwhile');
  checkComplete(rule.draft, rule, ctx.now());
  ctx.audited({
    entity: 'authorizationRule',
    id: rule.ruleId,
    before: rule.newest,
    after: { waiting: rule.draft },
  });
  return changeRule(ctx, rule, { waiting: await makerOf(ctx), refused: null });
};
