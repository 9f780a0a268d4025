import { listAuthorizationRuleVersions } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { type AuthorizationRuleCalls, ownRule } from './whoseRules.ts';

export const searchAuthorizationRuleHistory: Operation<
  AuthorizationRuleCalls['searchAuthorizationRuleHistory']
> = async ({ body }, ctx) => {
  const { ruleId, payerId } = await ownRule(ctx, body);
  return listAuthorizationRuleVersions(ctx.store, payerId, ruleId, { cursor: body.cursor, take: body.take });
};
