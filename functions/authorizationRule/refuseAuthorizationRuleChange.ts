import type { Operation } from '../_kit/context.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { changeRule } from './changeRule.ts';
import { type AuthorizationRuleCalls, waitingAsSeen } from './whoseRules.ts';

/** A second person refuses the draft that waits, with the reason; its authors find the draft and the reason. */
export const refuseAuthorizationRuleChange: Operation<AuthorizationRuleCalls['refuseAuthorizationRuleChange']> = async (
  { body },
  ctx,
) => {
  const { rule, waiting } = await waitingAsSeen(ctx, body);
  await checkSecondPerson(ctx, waiting);
  const refused = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason };
  ctx.audited({ entity: 'authorizationRule', id: rule.ruleId, before: { waiting }, after: { refused } });
  return changeRule(ctx, rule, { waiting: null, refused });
};
