import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { getUser } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { provenFacilityId } from '../_kit/proof.ts';

/** A facility that the caller's stored user record names. */
export type OwnFacility = Facility & { readonly facilityId: OwnFacilityId };

const owned = (facility: Facility): OwnFacility => ({ ...facility, facilityId: provenFacilityId(facility.facilityId) });

/** The caller's facilities that sign in to a regulator's system, as the user record names them now. */
export async function connectedFacilities(ctx: SessionContext): Promise<OwnFacility[]> {
  const user = await getUser(ctx.store, ctx.user.userId);
  const facilities = await Promise.all((user?.facilityIds ?? []).map((id) => getFacility(ctx.store, id)));
  return facilities
    .filter((facility) => facility !== null)
    .filter(({ regulatoryId }) => isConnectedRegulator(regulatoryId))
    .map(owned);
}

/** One of them by its id; 404 for a facility of others. */
export async function connectedFacility(ctx: SessionContext, facilityId: string): Promise<OwnFacility> {
  const user = await getUser(ctx.store, ctx.user.userId);
  const facility = user?.facilityIds.includes(facilityId) ? await getFacility(ctx.store, facilityId) : null;
  if (!facility || !isConnectedRegulator(facility.regulatoryId)) throw fail('notFound');
  return owned(facility);
}
