import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { auditedDraft, changeRule, withoutDraft } from './changeRule.ts';
import { type AuthorizationRuleCalls, ruleAsSeen } from './whoseRules.ts';

/** The rule's record stays, also where no version ever went live: its edition must not begin again. */
export const discardAuthorizationRuleDraft: Operation<AuthorizationRuleCalls['discardAuthorizationRuleDraft']> = async (
  { body },
  ctx,
) => {
  const rule = await ruleAsSeen(ctx, body);
  if (!rule.draft) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'authorizationRule', id: rule.ruleId, before: auditedDraft(rule.draft), after: null });
  return changeRule(ctx, rule, withoutDraft);
};
