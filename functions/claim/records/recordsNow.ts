import type { ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { billingFacilityId } from '../ownClaim.ts';

/** What the records of the caller's facility say today about its claim. */
export async function recordsNow(
  ctx: SessionContext,
  { claim }: Pick<StoredClaim, 'claim'>,
  payers: readonly Payer[],
): Promise<ClaimRecords> {
  // It brings the data of other modules: a list of claims needs none of them to start.
  const { loadRecords } = await import('./loadRecords.ts');
  return loadRecords(ctx.store, { facilityId: billingFacilityId(ctx), payers }, claim);
}
