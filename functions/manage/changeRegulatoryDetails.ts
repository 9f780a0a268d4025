import type { manageApi } from '../../shared/manage/routes.ts';
import { findRegulatoryDetails } from '../_data/regulatoryDetails/regulatoryDetails.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { connectedFacility } from './callersFacilities.ts';
import { storeTestedDetails } from './storeTestedDetails.ts';

/** Replaces the credentials of a facility (REQ-PROFILE-27): the version that the caller saw, after the regulator took the new ones. */
export const changeRegulatoryDetails: Operation<typeof manageApi.endpoints.changeRegulatoryDetails> = async (
  { body },
  ctx,
) => {
  const facility = await connectedFacility(ctx, body.facilityId);
  const before = await findRegulatoryDetails(ctx.store, facility.facilityId);
  if (!before) throw fail('notFound');
  if (before.version !== body.version) throw fail('changedMeanwhile');
  return storeTestedDetails(ctx, { facility, before }, body);
};
