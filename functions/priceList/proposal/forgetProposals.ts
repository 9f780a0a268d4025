import {
  forgetParts,
  forgottenPuts,
  listOwnProposals,
  type StoredProposal,
} from '../../_data/priceProposal/priceProposal.ts';
import type { ContractKey } from '../../_data/providerContract/providerContract.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { forgettingLimits, keptDays } from '../../_parts/versionedList/forgetVersions.ts';
import { writeTogether } from '../../_store/transaction.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So many of a provider's newest proposals are looked at for each new one. */
const mostLookedAt = 500;

type Which = NonNullable<StoredProposal['forgotten']>;

/**
 * What nobody needs any more of a proposal that has ended. Its rows are only read while it waits; what was decided about its lines is evidence
 * as long as the rows of a version that was in force. Nothing was decided about a withdrawn one.
 */
function overOf({ ended, state, forgotten }: StoredProposal, now: Date): Which | null {
  if (!ended || forgotten === 'all') return null;
  const isOver = (days: number): boolean => Date.parse(ended.at) < now.getTime() - days * dayMs;
  if (isOver(state === 'withdrawn' ? keptDays.neverInForce : keptDays.wasInForce)) return 'all';
  return forgotten === null && isOver(keptDays.neverInForce) ? 'rows' : null;
}

/**
 * Makes room for a new proposal: removes what is over of the provider's old ones, a bounded number of items, the oldest first. Their records stay, and
 * the audit trail. After a call that died, the next one goes on where it was.
 */
export async function forgetProposals(ctx: Pick<Wiring, 'store' | 'now'>, of: ContractKey): Promise<void> {
  const { items } = await listOwnProposals(ctx.store, of, { take: mostLookedAt });
  let left: number = forgettingLimits.items;
  for (const proposal of items.toReversed()) {
    const which = overOf(proposal, ctx.now());
    if (which === null) continue;
    const removed = await forgetParts(ctx.store, proposal, { which, most: left });
    if (removed === left) return;
    left -= removed;
    await writeTogether(ctx.store, forgottenPuts(proposal, which));
  }
}
