import type { claimApi } from '../../shared/claim/routes.ts';
import { listClaimBatches } from '../_data/claim/claimBatch.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { billingFacilityId } from './ownClaim.ts';

/** A page of the files that the facility has sent, on record with what it showed. */
export const getClaimBatches: Operation<typeof claimApi.endpoints.getClaimBatches> = async ({ query }, ctx) => {
  const facilityId = billingFacilityId(ctx);
  const page = await listClaimBatches(ctx.store, facilityId, query);
  const shown = page.items.map(({ batchId }) => batchId);
  await auditSearch(ctx, { entity: 'facility', id: facilityId }, { criteria: query, shown });
  return page;
};
