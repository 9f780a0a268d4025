import { countFindings } from '../../shared/claim/claimFinding.ts';
import type { StoredClaim } from '../_data/claim/claim.ts';
import { fail } from '../_kit/failure.ts';
import { judgeClaim } from './judgeClaim.ts';

/** How much today's rules find in a stored claim; refused where one of them keeps it from being sent. */
export function sendableCounts({ claim, dialect }: Pick<StoredClaim, 'claim' | 'dialect'>, now: Date) {
  const counts = countFindings(judgeClaim(claim, dialect, now));
  if (counts.blocking > 0) throw fail('claimIsBlocked');
  return counts;
}
