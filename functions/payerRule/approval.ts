import type { EditedRule } from '../../shared/payerRule/routes.ts';

import { getPayer } from '../_data/payer/payer.ts';
import type { OwnRuleKey, StoredRule } from '../_data/payerRule/payerRule.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { shownWaiting } from '../_parts/approval.ts';
import { ruleAsSeen } from './whoseRules.ts';

/** Whether the payer demands a second person before a rule goes live. */
export const needsApproval = async ({ store }: SessionContext, payerId: number): Promise<boolean> =>
  (await getPayer(store, payerId))?.rulesNeedApproval === true;

/** What the rule's screen shows of the approval; empty when the payer does not require approval. */
export async function shownApproval(
  ctx: SessionContext,
  payerId: number,
  rule: StoredRule | null,
): Promise<Pick<EditedRule, 'approval'>> {
  if (!(await needsApproval(ctx, payerId))) return {};
  return { approval: { waiting: await shownWaiting(ctx, rule?.waiting ?? null), refused: rule?.refused ?? null } };
}

/**
 * The rule in the edition that the caller saw, with its draft that waits for approval; 409 when no draft waits any
 * more.
 */
export async function waitingAsSeen(ctx: SessionContext, key: OwnRuleKey, edition: number) {
  const rule = await ruleAsSeen(ctx, key, edition);
  if (!rule?.draft || !rule.waiting) throw fail('changedMeanwhile');
  return { rule, draft: rule.draft, waiting: rule.waiting };
}
