import type { ruleApi } from '../../shared/api/rule.ts';
import { consultationCategories, serviceCategories } from '../../shared/model/lookups.ts';
import type { RuleKey } from '../../shared/model/payerRule.ts';
import { getPayer, serves } from '../_data/payer.ts';
import { getRule, type StoredRule } from '../_data/payerRule.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

export type RuleApi = typeof ruleApi.endpoints;

/** The payer whose rules the caller works on: the own one, or the one that a super admin names. Another one is not there. */
export async function payerOfRules(ctx: SessionContext, named: number | undefined): Promise<number> {
  const { scope, store } = ctx;
  if (scope.kind === 'facility') throw fail('notAllowed');
  if (scope.kind === 'payer') {
    if (named !== undefined && named !== scope.payerId) throw fail('notFound');
    return scope.payerId;
  }
  if (named === undefined) throw invalid('payerId', 'required', 'Choose the payer.');
  const payer = await getPayer(store, named);
  if (!payer || !serves('eligibility')(payer)) throw fail('notFound');
  return named;
}

export const ruleName = ({ payerId, serviceCategoryId, consultationCategoryId }: RuleKey): string =>
  `${payerId}-${serviceCategoryId}-${consultationCategoryId ?? 0}`;

const keyOf = ({ payerId, serviceCategoryId, consultationCategoryId }: RuleKey): RuleKey => ({
  payerId,
  serviceCategoryId,
  consultationCategoryId,
});

/** The key of a rule that the caller may work on, of categories that there are. */
export async function keyWithin(ctx: SessionContext, wanted: RuleKey): Promise<RuleKey> {
  await payerOfRules(ctx, wanted.payerId);
  const key = keyOf(wanted);
  const { serviceCategoryId, consultationCategoryId } = key;
  const isKnown =
    serviceCategories.some(({ id }) => id === serviceCategoryId) &&
    (consultationCategoryId === null || consultationCategories.some(({ id }) => id === consultationCategoryId));
  if (!isKnown) throw fail('notFound');
  return key;
}

/** The rule that the caller changes, as they saw it; 409 when somebody changed it since. */
export async function ruleAsSeen(ctx: SessionContext, key: RuleKey, edition: number): Promise<StoredRule | null> {
  const rule = await getRule(ctx.store, key);
  if ((rule?.edition ?? 0) !== edition) throw fail('changedMeanwhile');
  return rule;
}

/** Who changes a rule, and when. */
export const changeBy = ({ now, user }: SessionContext) => ({
  changedAt: now().toISOString(),
  changedByName: user.displayName,
});
