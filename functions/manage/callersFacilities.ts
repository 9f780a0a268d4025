import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { getUser } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** The caller's facilities that sign in to a regulator's system, as the user record names them now. */
export async function connectedFacilities(ctx: SessionContext): Promise<Facility[]> {
  const user = await getUser(ctx.store, ctx.user.userId);
  const facilities = await Promise.all((user?.facilityIds ?? []).map((id) => getFacility(ctx.store, id)));
  return facilities.filter(
    (facility) => facility !== null && isConnectedRegulator(facility.regulatoryId),
  ) as Facility[];
}

/** One of them by its id; everybody else's is not there (404). */
export async function connectedFacility(ctx: SessionContext, facilityId: string): Promise<Facility> {
  const user = await getUser(ctx.store, ctx.user.userId);
  const facility = user?.facilityIds.includes(facilityId) ? await getFacility(ctx.store, facilityId) : null;
  if (!facility || !isConnectedRegulator(facility.regulatoryId)) throw fail('notFound');
  return facility;
}
