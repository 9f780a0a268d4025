import { consultationCategories, serviceCategories } from '../../shared/_field/lookups.ts';
import type { payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import { findRule, type OwnRuleKey, type StoredRule } from '../_data/payerRule/payerRule.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

export type RuleApi = typeof payerRuleApi.endpoints;

export const ruleName = ({ payerId, serviceCategoryId, consultationCategoryId }: RuleKey): string =>
  `${payerId}-${serviceCategoryId}-${consultationCategoryId ?? 0}`;

/** The key of a rule that the caller may work on, of categories that there are. */
export async function keyWithin(ctx: SessionContext, wanted: RuleKey): Promise<OwnRuleKey> {
  const payerId = await ownPayer(ctx, wanted.payerId);
  const { serviceCategoryId, consultationCategoryId } = wanted;
  const isKnown =
    serviceCategories.some(({ id }) => id === serviceCategoryId) &&
    (consultationCategoryId === null || consultationCategories.some(({ id }) => id === consultationCategoryId));
  if (!isKnown) throw fail('notFound');
  return { payerId, serviceCategoryId, consultationCategoryId };
}

/** The rule that the caller changes, in the edition that the caller saw; 409 when it has changed since. */
export async function ruleAsSeen(ctx: SessionContext, key: OwnRuleKey, edition: number): Promise<StoredRule | null> {
  const rule = await findRule(ctx.store, key);
  if ((rule?.edition ?? 0) !== edition) throw fail('changedMeanwhile');
  return rule;
}
