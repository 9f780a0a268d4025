import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { addApproved, approvedToday } from '../../_data/authorizationDesk/approvedToday.ts';
import { getPayer } from '../../_data/payer/payer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';

interface Limit {
  readonly needsSecond: boolean;
  /** What belongs into the transaction of a decision that one person makes. */
  readonly items: readonly TransactItem[];
}

/** The rules of a payer in the place of a person: what they approve by themselves counts against the same limit. */
export const theRules = 'RULES';

/**
 * Whether the caller, or the rules with those who wrote them, may approve this much alone: what each of them approved for the same
 * member today counts with it, so that nobody splits one approval into several, or lets a rule approve what they may not.
 */
export async function limitOf(
  ctx: SessionContext,
  found: StoredAuthorization,
  fils: number,
  userIds: readonly string[] = [ctx.user.userId],
): Promise<Limit> {
  const limitFils = (await getPayer(ctx.store, found.payerId))?.secondPersonAboveFils ?? null;
  if (limitFils === null || fils === 0) return { needsSecond: false, items: [] };
  const approving = { userIds, now: ctx.now() };
  const before = await approvedToday(ctx.store, found, approving);
  if (before + fils > limitFils) return { needsSecond: true, items: [] };
  return { needsSecond: false, items: await addApproved(ctx.store, found, { ...approving, fils, limitFils }) };
}
