import { findRule } from '../_data/payerRule/payerRule.ts';
import { findVersion } from '../_data/payerRule/ruleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { shownApproval } from './approval.ts';
import { keyWithin, type RuleApi } from './whoseRules.ts';

export const getRule: Operation<RuleApi['getRule']> = async ({ query }, ctx) => {
  const { payerId, serviceCategoryId, consultationCategoryId = null } = query;
  const key = await keyWithin(ctx, { payerId, serviceCategoryId, consultationCategoryId });
  const rule = await findRule(ctx.store, key);
  const newest = rule?.newest ? await findVersion(ctx.store, ctx.scope, rule.newest.ruleId) : null;
  const approval = await shownApproval(ctx, payerId, rule);
  return { edition: rule?.edition ?? 0, draft: rule?.draft ?? null, newest, ...approval };
};
