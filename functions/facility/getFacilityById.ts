import type { facilityApi } from '../../shared/facility/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { administers } from '../_data/user/administrators.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { readsSettings } from '../_parts/facility/facilityReach.ts';
import { shownRecord } from './shownRecord.ts';

/** REQ-FAC-05: one of the caller's facilities; any facility for an administrator of the portal. */
export const getFacilityById: Operation<typeof facilityApi.endpoints.getFacilityById> = async ({ query }, ctx) => {
  const { facilityId } = query;
  const user = await currentUser(ctx);
  const isReached = administers(user, 'portal') || user.facilityIds.includes(facilityId);
  const facility = isReached ? await getFacility(ctx.store, facilityId, { isNow: true }) : null;
  if (!facility) throw fail('notFound');
  return shownRecord(ctx, facility, { withSettings: readsSettings(user, facilityId) });
};
