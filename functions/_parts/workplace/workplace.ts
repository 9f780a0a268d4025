import { type Facility, getFacility } from '../../_data/facility/facility.ts';
import { endSession } from '../../_data/session/session.ts';
import type { User } from '../../_data/user/user.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { isSeated, tellOfHeldSeat } from './seats.ts';

/** The facilities of a person, the one where they worked last first. */
const placesOf = ({ currentFacilityId, facilityIds }: User): string[] => [
  ...new Set([...(currentFacilityId ? [currentFacilityId] : []), ...facilityIds]),
];

/**
 * Where a session of this person begins: at the facility where they worked last, else at another of theirs. Nobody works for a facility
 * that is not active, or without a seat where its portal licences are used up; a person who has no other facility then works without
 * one, and is told why.
 */
export async function workplaceOf(ctx: PublicContext, user: User): Promise<Facility | null> {
  let full: Facility | null = null;
  for (const facilityId of user.currentFacilityId === null ? [] : placesOf(user)) {
    const facility = await getFacility(ctx.store, facilityId);
    if (!facility?.isActive) continue;
    if (await isSeated(ctx, user, facility)) return facility;
    full ??= facility;
  }
  if (full) await tellOfHeldSeat(ctx, user, full);
  return null;
}

/** Refuses a facility at which this person cannot work now, with the reason. */
export async function checkWorkplace(ctx: PublicContext, user: User, facility: Facility): Promise<void> {
  if (!facility.isActive) throw fail('facilityNotActive');
  if (!(await isSeated(ctx, user, facility))) throw fail('noFreeSeat');
}

/**
 * Looks again after a session has begun at a facility, and ends it where the facility was deactivated in between: what ends the
 * sessions of its people may not have seen this one.
 */
export async function checkAgain(
  ctx: PublicContext,
  facilityId: string | null,
  session: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  const facility = facilityId === null ? null : await getFacility(ctx.store, facilityId, { isNow: true });
  if (!facility || facility.isActive) return;
  await endSession(ctx.store, session);
  throw fail('changedMeanwhile');
}
