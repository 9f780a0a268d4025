import type { facilityApi } from '../../shared/facility/routes.ts';
import { shownFacility } from '../_data/facility/facilityEntries.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';
import { reachedByCode, reachedByLicense } from '../_parts/facility/facilityReach.ts';

/** REQ-FAC-18: the one facility of a whole licence, or of a whole provider code. */
export const findFacility: Operation<typeof facilityApi.endpoints.findFacility> = async ({ body }, ctx) => {
  const { searchTerm, regulatorId } = body;
  const found = (await reachedByLicense(ctx, searchTerm)) ?? (await reachedByCode(ctx, searchTerm));
  if (!found || (regulatorId !== undefined && found.regulatoryId !== regulatorId)) return noRecord;
  return shownFacility(found);
};
