import { getFacility } from '../_data/facility/facility.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { ownFacilityIds } from './ownPeople.ts';

/**
 * Refuses facilities where the caller may place nobody (404, as for one that there is not). A facility's administrator places each
 * person at one facility at least, because nobody else would reach them.
 */
export async function checkFacilities(
  ctx: SessionContext,
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
