import type { ClaimSending } from '../../shared/claim/claimRecord.ts';
import type { StoredClaim } from '../_data/claim/claim.ts';
import { findClaimBatch } from '../_data/claim/claimBatch.ts';
import type { SessionContext } from '../_kit/context.ts';
import { billingFacilityId } from './ownClaim.ts';

/** The file in which a claim was sent last, and what the post office has said of it; null for a claim that was never sent. */
export async function sendingOf(ctx: SessionContext, { batchId }: StoredClaim): Promise<ClaimSending | null> {
  const found = batchId && (await findClaimBatch(ctx.store, billingFacilityId(ctx), batchId));
  if (!found) return null;
  const { fileName, receiverId, madeAt, claimIds, transmission } = found;
  return { batchId, fileName, receiverId, madeAt, claims: claimIds.length, transmission };
}
