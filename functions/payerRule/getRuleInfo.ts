import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { getPayer, serves } from '../_data/payer/payer.ts';
import { findVersion } from '../_data/payerRule/ruleVersion.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { RuleApi } from './whoseRules.ts';

/** Whether a provider may send requests to the payer. If so, it may see the payer's live rules. */
async function mayMeet({ store }: SessionContext, { payerId, state }: RuleVersion): Promise<boolean> {
  if (state !== 'live') return false;
  const payer = await getPayer(store, payerId);
  return payer !== null && serves('eligibility')(payer);
}

/** Whether the caller's tenant may see the rule. A request that is named must be the caller's, and carry it. */
async function maySee(ctx: SessionContext, rule: RuleVersion, eligibilityId: string | undefined): Promise<boolean> {
  const { scope, store } = ctx;
  if (scope.kind === 'payer' && scope.payerId !== rule.payerId) return false;
  if (eligibilityId) return (await findEligibility(store, scope, eligibilityId))?.ruleId === rule.ruleId;
  return scope.kind === 'facility' ? mayMeet(ctx, rule) : true;
}

/** REQ-ELIG-03: a payer's own rules; a provider's by its request, or live ones of the payers that it may ask. */
export const getRuleInfo: Operation<RuleApi['getRuleInfo']> = async ({ query }, ctx) => {
  const found = await findVersion(ctx.store, query.ruleId);
  if (!found || !(await maySee(ctx, found, query.eligibilityId))) throw fail('notFound');
  return found;
};
