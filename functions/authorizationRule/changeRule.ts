import { authorizationRulePut, type StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy } from '../_parts/approval.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';

/** Writes what a rule becomes, with what belongs to it, if nobody changed it meanwhile; answers its next edition. */
export async function changeRule(
  ctx: SessionContext,
  before: StoredAuthorizationRule,
  becomes: Partial<StoredAuthorizationRule>,
  items: readonly TransactItem[] = [],
): Promise<{ edition: number }> {
  const put = authorizationRulePut(before, { ...before, ...becomes, ...changeBy(ctx) });
  if (!(await writeTogether(ctx.store, [put, ...items]))) throw fail('changedMeanwhile');
  return { edition: before.edition + 1 };
}

/**
 * What the audit trail says of a draft. Its codes are not checked before it is complete, so anything could stand there; the trail has the
 * whole rule once a second person sets it live.
 */
export const auditedDraft = (draft: StoredAuthorizationRule['draft']) =>
  draft && { name: draft.name, serviceFamily: draft.serviceFamily, effectiveFrom: draft.effectiveFrom };

/** Where a rule stands while nobody has written on it: no draft, no authors, nobody who waits. */
export const withoutDraft: Pick<StoredAuthorizationRule, 'draft' | 'authors' | 'waiting' | 'refused'> = {
  draft: null,
  authors: [],
  waiting: null,
  refused: null,
};
