import { ownPayer } from '../_data/payer/ownPayer.ts';
import { listVersions } from '../_data/payerRule/ruleVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { keyWithin, type RuleApi } from './whoseRules.ts';

/** REQ-ELIG-14. */
export const searchRuleHistory: Operation<RuleApi['searchRuleHistory']> = async ({ body }, ctx) => {
  const { serviceCategoryId, consultationCategoryId, cursor, take } = body;
  const payerId = await ownPayer(ctx, body.payerId);
  const key = await keyWithin(ctx, { payerId, serviceCategoryId, consultationCategoryId });
  return listVersions(ctx.store, key, { cursor, take });
};
