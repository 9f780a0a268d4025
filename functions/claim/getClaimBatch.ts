import type { claimApi } from '../../shared/claim/routes.ts';
import { claimRowOf, findClaim } from '../_data/claim/claim.ts';
import { claimBatchRowOf, findClaimBatch } from '../_data/claim/claimBatch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { billingFacilityId } from './ownClaim.ts';

/** A file of claims with what its claims are today: they may have been corrected and sent again since. */
export const getClaimBatch: Operation<typeof claimApi.endpoints.getClaimBatch> = async ({ query }, ctx) => {
  const { batchId } = query;
  ctx.audited({ entity: 'claimBatch', id: batchId });
  const facilityId = billingFacilityId(ctx);
  const batch = await findClaimBatch(ctx.store, facilityId, batchId);
  if (!batch) throw fail('notFound');
  const claims = await Promise.all(batch.claimIds.map((claimId) => findClaim(ctx.store, facilityId, claimId)));
  const holds = claims.flatMap((claim) =>
    claim ? [{ ...claimRowOf(claim), isSentAgain: claim.batchId !== batchId }] : [],
  );
  return { ...claimBatchRowOf(batch), holds };
};
