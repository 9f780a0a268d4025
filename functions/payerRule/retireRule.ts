import { rulePut } from '../_data/payerRule/payerRule.ts';
import { findVersion, retirement } from '../_data/payerRule/ruleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

/** The version stays in the history; in its days nothing is asked any more. Requests that met it before go on with it. */
export const retireRule: Operation<RuleApi['retireRule']> = async ({ body }, ctx) => {
  const version = await findVersion(ctx.store, ctx.scope, body.ruleId);
  if (!version) throw fail('notFound');
  const key = await keyWithin(ctx, version);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  if (!rule?.newest || version.state !== 'live') throw fail('changedMeanwhile');
  const by = { retiredAt: ctx.now().toISOString(), retiredByName: ctx.user.displayName };
  const isNewest = rule.newest.ruleId === version.ruleId;
  const newest = isNewest ? { ...rule.newest, state: 'retired' as const } : rule.newest;
  const items = [rulePut(rule, { ...rule, newest, ...changeBy(ctx) }), retirement({ ...version, ...key }, by)];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  const { ruleId } = version;
  ctx.audited({
    entity: 'rule',
    id: ruleName(key),
    before: { ruleId, state: 'live' },
    after: { ruleId, state: 'retired' },
  });
  return { edition: body.edition + 1 };
};
