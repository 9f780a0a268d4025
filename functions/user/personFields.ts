import type { UserForm } from '../../shared/user/userForm.ts';
import { getFacility } from '../_data/facility/facility.ts';
import type { User, UserChanges } from '../_data/user/user.ts';
import { fail, invalid } from '../_kit/failure.ts';
import type { ActingContext } from './actingContext.ts';
import { ownFacilityIds } from './ownPeople.ts';

/**
 * Refuses facilities where the caller may place nobody (404, as for one that there is not). A facility's administrator places each
 * person at one facility at least, because nobody else would reach them.
 */
export async function checkFacilities(
  ctx: ActingContext,
  caller: User,
  { facilityIds, before }: { readonly facilityIds: readonly string[]; readonly before: readonly string[] },
): Promise<void> {
  const own = ownFacilityIds(ctx, caller);
  const added = facilityIds.filter((id) => !before.includes(id));
  if (own && facilityIds.length === 0) throw invalid('facilityIds', 'facilityMissing');
  if (own && added.some((id) => !own.includes(id))) throw fail('notFound', { field: 'facilityIds' });
  const found = await Promise.all(added.map((id) => getFacility(ctx.store, id)));
  if (found.some((facility) => facility === null)) throw fail('notFound', { field: 'facilityIds' });
}

/** The facility where a user works next: the present one as long as it is still theirs. */
export const currentAmong = (facilityIds: readonly string[], current: string | null): string | null =>
  current !== null && facilityIds.includes(current) ? current : (facilityIds[0] ?? null);

/** What a form changes. A name and an Emirates ID that a card showed are changed by a card only. */
export function typedChanges(
  before: User,
  { emiratesId, facilityIds, firstName, lastName, mobileNumber }: Omit<UserForm, 'version'>,
  now: Date,
): UserChanges {
  const typed = { firstName, lastName, mobileNumber };
  const isRenamed = typed.firstName !== before.firstName || typed.lastName !== before.lastName;
  if (isRenamed && before.identityProvenAt !== null) throw invalid('firstName', 'nameProven');
  const isNumbered = emiratesId !== null && emiratesId !== before.emiratesId;
  if (isNumbered && before.identityProvenAt !== null) {
    throw invalid('emiratesId', 'emiratesIdKept');
  }
  return {
    ...typed,
    ...(isRenamed && { nameChangedAt: now.toISOString() }),
    ...(isNumbered && { emiratesId, emiratesIdClaim: null }),
    ...((isRenamed || isNumbered) && { identityChangedAt: now.toISOString() }),
    facilityIds,
    currentFacilityId: currentAmong(facilityIds, before.currentFacilityId),
  };
}
