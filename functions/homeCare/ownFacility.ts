import { type Facility, getFacility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** The caller's facility; throws where it does not care for patients at home. */
export async function homeCareFacility({ scope, store }: SessionContext): Promise<Facility> {
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const facility = await getFacility(store, scope.facilityId);
  if (!facility?.isActive || !facility.isHomeCare) throw fail('noHomeCare');
  return facility;
}
