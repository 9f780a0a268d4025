import type { StoredClaim } from '../_data/claim/claim.ts';
import { invalid } from '../_kit/failure.ts';

/** What the store writes together in good time; it takes four megabytes at most. Claims have a few kilobytes. */
const mostBytes = 1_000_000;

/** Refuses claims of which one is named twice. */
export function refuseRepeated(asked: readonly { readonly claimId: string }[]): void {
  if (new Set(asked.map(({ claimId }) => claimId)).size < asked.length) throw invalid('claims', 'claimSentTwice');
}

/** Refuses claims that are too large to be written in one transaction. */
export function refuseTooLarge(claims: readonly StoredClaim[]): void {
  const bytes = claims.reduce((sum, claim) => sum + Buffer.byteLength(JSON.stringify(claim)), 0);
  if (bytes > mostBytes) throw invalid('claims', 'claimsTooLarge');
}
