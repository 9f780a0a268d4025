import type { manageApi } from '../../shared/manage/routes.ts';
import { findRegulatoryDetails } from '../_data/regulatoryDetails/regulatoryDetails.ts';
import type { Operation } from '../_kit/context.ts';
import { connectedFacilities } from './callersFacilities.ts';
import { shownDetails } from './shownDetails.ts';

/**
 * The regulator connection of each of the caller's facilities, also of facilities without a stored connection
 * (REQ-PROFILE-30).
 */
export const getRegulatoryDetails: Operation<typeof manageApi.endpoints.getRegulatoryDetails> = async (_input, ctx) => {
  const facilities = await connectedFacilities(ctx);
  return Promise.all(
    facilities.map(async (facility) =>
      shownDetails(facility, await findRegulatoryDetails(ctx.store, facility.facilityId)),
    ),
  );
};
