import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { pathTo } from '../base/screenPath.ts';
import { payerRuleScreens } from './screens.ts';

/** The address of a rule names the payer and the categories: 0 is every consultation. */
export const rulePath = ({ payerId, serviceCategoryId, consultationCategoryId }: RuleKey): string =>
  pathTo(payerRuleScreens.rule, { ruleName: `${payerId}-${serviceCategoryId}-${consultationCategoryId ?? 0}` });

/** The rule that an address names, or null. */
export function ruleKeyOf(name: string): RuleKey | null {
  const [, payerId, service, consultation] = /^([1-9]\d{0,5})-([1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(name) ?? [];
  if (!(payerId && service && consultation)) return null;
  const consultationCategoryId = Number(consultation) || null;
  return { payerId: Number(payerId), serviceCategoryId: Number(service), consultationCategoryId };
}
