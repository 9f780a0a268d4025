import { rulePut } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, checkSecondPerson } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { waitingAsSeen } from './approval.ts';
import { keyWithin, type RuleApi, ruleName } from './whoseRules.ts';

/** A second person refuses the draft that waits, with the reason; its maker finds the draft and the reason. */
export const refuseRuleChange: Operation<RuleApi['refuseRuleChange']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const { rule, waiting } = await waitingAsSeen(ctx, key, body.edition);
  await checkSecondPerson(ctx, waiting);
  const refused = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason };
  const next = { ...rule, waiting: null, refused, ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: { waiting }, after: { refused } });
  return { edition: body.edition + 1 };
};
