import { findAuthorizationRuleVersion } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { isOwnChange, shownWaiting } from '../_parts/approval.ts';
import { type AuthorizationRuleCalls, ownRule } from './whoseRules.ts';

export const getAuthorizationRule: Operation<AuthorizationRuleCalls['getAuthorizationRule']> = async (
  { query },
  ctx,
) => {
  const rule = await ownRule(ctx, query);
  const { ruleId, payerId, edition, draft, refused, authors } = rule;
  const newest =
    rule.newest && (await findAuthorizationRuleVersion(ctx.store, payerId, { ruleId, version: rule.newest.version }));
  const waiting = await shownWaiting(ctx, rule.waiting);
  return { ruleId, payerId, edition, draft, newest, waiting, refused, isAuthor: await isOwnChange(ctx, ...authors) };
};
