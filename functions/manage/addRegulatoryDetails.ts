import type { manageApi } from '../../shared/manage/routes.ts';
import { findRegulatoryDetails } from '../_data/regulatoryDetails/regulatoryDetails.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { connectedFacility } from './callersFacilities.ts';
import { storeTestedDetails } from './storeTestedDetails.ts';

/** Stores the first credentials of a facility (REQ-PROFILE-29), after the regulator has accepted them. */
export const addRegulatoryDetails: Operation<typeof manageApi.endpoints.addRegulatoryDetails> = async (
  { body },
  ctx,
) => {
  const facility = await connectedFacility(ctx, body.facilityId);
  if (await findRegulatoryDetails(ctx.store, facility.facilityId)) throw fail('regulatorDetailsExist');
  return storeTestedDetails(ctx, { facility, before: null }, body);
};
