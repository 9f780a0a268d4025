import { claimLife } from '../../shared/claim/life.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { makeMove } from '../_parts/life.ts';
import { sendableCounts } from './sendableCounts.ts';

interface Asked {
  /** The version that the caller saw. */
  readonly seen: number;
  /** Why it is ready although a person should look at it. */
  readonly reason?: string | undefined;
}

/**
 * The writes that make a claim ready. No other function makes one ready (REQ-CLAIM-18): today's rules judge the claim as it is stored, a
 * finding that blocks refuses it, and a remark needs a person's reason.
 */
export async function makeReady(
  ctx: SessionContext,
  before: StoredClaim,
  { seen, reason }: Asked,
  payers: readonly Payer[],
) {
  const { next, event } = makeMove(ctx, claimLife, {
    ...{ move: 'makeReady', record: before, seen, entity: 'claim', id: before.claimId },
    detail: reason || null,
  });
  const counts = await sendableCounts(ctx, before, payers);
  if (counts.warnings > 0 && !reason) throw invalid('reason', 'readyReasonMissing');
  return claimWrites(before, { ...before, ...counts, ...next }, event);
}
