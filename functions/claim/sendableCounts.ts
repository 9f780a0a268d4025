import { countFindings } from '../../shared/claim/claimFinding.ts';
import type { StoredClaim } from '../_data/claim/claim.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { judgeClaim } from './judgeClaim.ts';
import { recordsNow } from './records/recordsNow.ts';

/** How much today's rules find in a stored claim beside today's records; refused where one of them keeps it from being sent. */
export async function sendableCounts(
  ctx: SessionContext,
  stored: Pick<StoredClaim, 'claim' | 'dialect'>,
  payers: readonly Payer[],
) {
  const { claim, dialect } = stored;
  const counts = countFindings(
    judgeClaim(claim, { dialect, now: ctx.now(), records: await recordsNow(ctx, stored, payers) }),
  );
  if (counts.blocking > 0) throw fail('claimIsBlocked');
  return counts;
}
