import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { getPayer, serves } from '../_data/payer/payer.ts';
import { findVersion, versionMet } from '../_data/payerRule/ruleVersion.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { RuleApi } from './whoseRules.ts';

/** Whether a provider may send requests to the payer. If so, it may see the payer's live rules. */
async function mayMeet({ store }: SessionContext, { payerId }: RuleVersion): Promise<boolean> {
  const payer = await getPayer(store, payerId);
  return payer !== null && serves('eligibility')(payer);
}

/** The rule that a request of the caller's tenant carries, if it is the one that is named. */
async function ruleCarriedBy(eligibilityId: string, ruleId: string, { scope, store }: SessionContext) {
  const request = await findEligibility(store, scope, eligibilityId);
  if (request?.ruleId !== ruleId) return null;
  const found = await versionMet(store, request);
  return scope.kind === 'payer' && found?.payerId !== scope.payerId ? null : found;
}

/** A rule that is named alone: a payer's own, or one that the caller's facility may meet. */
async function ruleWithin(ruleId: string, ctx: SessionContext): Promise<RuleVersion | null> {
  const found = await findVersion(ctx.store, ctx.scope, ruleId);
  return found && (ctx.scope.kind !== 'facility' || (await mayMeet(ctx, found))) ? found : null;
}

/** REQ-ELIG-03: a payer's own rules; a provider's by its request, or live ones of the payers that it may ask. */
export const getRuleInfo: Operation<RuleApi['getRuleInfo']> = async ({ query }, ctx) => {
  const { ruleId, eligibilityId } = query;
  const found = eligibilityId ? await ruleCarriedBy(eligibilityId, ruleId, ctx) : await ruleWithin(ruleId, ctx);
  if (!found) throw fail('notFound');
  return found;
};
