import type { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { findAuthorizationRule, type StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

export type AuthorizationRuleCalls = typeof authorizationRuleApi.endpoints;

interface Named {
  readonly authorizationRuleId: string;
  readonly payerId?: number | undefined;
}

/** The rule that the caller may work on; 404 for another payer's and for one that there is not. */
export async function ownRule(ctx: SessionContext, { authorizationRuleId, payerId }: Named) {
  const rule = await findAuthorizationRule(ctx.store, await ownPayer(ctx, payerId), authorizationRuleId);
  if (!rule) throw fail('notFound');
  return rule;
}

/** The rule that the caller changes, in the edition that the caller saw; 409 when it has changed since. */
export async function ruleAsSeen(
  ctx: SessionContext,
  named: Named & { readonly edition: number },
): Promise<StoredAuthorizationRule> {
  const rule = await ownRule(ctx, named);
  if (rule.edition !== named.edition) throw fail('changedMeanwhile');
  return rule;
}

type Draft = NonNullable<StoredAuthorizationRule['draft']>;
type Maker = NonNullable<StoredAuthorizationRule['waiting']>;

/** The rule as the caller saw it, with its draft that waits; 409 when no draft waits any more. */
export async function waitingAsSeen(
  ctx: SessionContext,
  named: Named & { readonly edition: number },
): Promise<{ rule: StoredAuthorizationRule; draft: Draft; waiting: Maker }> {
  const rule = await ruleAsSeen(ctx, named);
  if (!rule.draft || !rule.waiting) throw fail('changedMeanwhile');
  return { rule, draft: rule.draft, waiting: rule.waiting };
}
