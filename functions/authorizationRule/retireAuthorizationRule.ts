import {
  authorizationRuleRetirement,
  findAuthorizationRuleVersion,
} from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeRule } from './changeRule.ts';
import { type AuthorizationRuleCalls, ruleAsSeen } from './whoseRules.ts';

/** The newest version stays in the history and speaks about no request any more. It does not bring the one before it back. */
export const retireAuthorizationRule: Operation<AuthorizationRuleCalls['retireAuthorizationRule']> = async (
  { body },
  ctx,
) => {
  const rule = await ruleAsSeen(ctx, body);
  if (rule.newest?.state !== 'live') throw fail('changedMeanwhile');
  const { ruleId, payerId } = rule;
  const { version } = rule.newest;
  const live = await findAuthorizationRuleVersion(ctx.store, payerId, { ruleId, version });
  if (!live) throw fail('changedMeanwhile');
  const by = { retiredAt: ctx.now().toISOString(), retiredByName: ctx.user.displayName };
  ctx.audited({
    entity: 'authorizationRule',
    id: ruleId,
    before: { version, state: 'live' },
    after: { version, state: 'retired' },
  });
  const writes = authorizationRuleRetirement(live, by, ctx.newId());
  return changeRule(ctx, rule, { newest: { ...rule.newest, state: 'retired' } }, writes);
};
