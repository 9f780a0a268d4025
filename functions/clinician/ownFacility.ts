import { type Facility, findFacilityByLicense, getFacility } from '../_data/facility/facility.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import { provenFacilityId } from '../_kit/proof.ts';

/** A facility whose clinicians the caller may see and change. */
export type OwnFacility = Facility & { readonly facilityId: OwnFacilityId };

const owned = (facility: Facility): OwnFacility => ({ ...facility, facilityId: provenFacilityId(facility.facilityId) });

/** Whether the caller may see every facility. */
export const isOfPortal = ({ user }: Pick<SessionContext, 'user'>): boolean => user.roles.includes('SuperAdmin');

/** The caller's facilities as the user record names them now. */
export const ownFacilities = async (ctx: SessionContext): Promise<OwnFacility[]> =>
  facilitiesOf(ctx.store, await currentUser(ctx));

/** The facilities of a user, as the record names them. */
export async function facilitiesOf(
  store: SessionContext['store'],
  { facilityIds }: Pick<User, 'facilityIds'>,
): Promise<OwnFacility[]> {
  const found = await Promise.all(facilityIds.map((id) => getFacility(store, id)));
  return found.filter((facility) => facility !== null).map(owned);
}

/** A facility's id, if it is one of the user's; null for one of others. */
export const ownIdOf = ({ facilityIds }: Pick<User, 'facilityIds'>, facilityId: string): OwnFacilityId | null =>
  facilityIds.includes(facilityId) ? provenFacilityId(facilityId) : null;

/**
 * One of the caller's facilities: the named one, or where the caller works. 404 for a facility of others. A super administrator reaches
 * each facility, and has to name it.
 */
export async function ownFacility(ctx: SessionContext, facilityId: string | undefined): Promise<OwnFacility> {
  const wanted = facilityId ?? ctx.user.facilityId;
  if (isOfPortal(ctx)) {
    if (wanted === null) throw invalid('facilityLicense', 'facilityLicenseMissing');
    const facility = await getFacility(ctx.store, wanted);
    if (!facility) throw fail('notFound');
    return owned(facility);
  }
  const { facilityIds } = await currentUser(ctx);
  const facility = wanted !== null && facilityIds.includes(wanted) ? await getFacility(ctx.store, wanted) : null;
  if (!facility) throw fail('notFound');
  return owned(facility);
}

/** The facility that a search names: by its licence for a super administrator, else as `ownFacility`. */
export async function searchedFacility(
  ctx: SessionContext,
  { facilityId, facilityLicense }: { facilityId?: string | undefined; facilityLicense?: string | undefined },
): Promise<OwnFacility> {
  if (facilityLicense === undefined || !isOfPortal(ctx)) return ownFacility(ctx, facilityId);
  const facility = await findFacilityByLicense(ctx.store, facilityLicense);
  if (!facility) throw invalid('facilityLicense', 'unknownFacility');
  return owned(facility);
}
