import { type Facility, getFacility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** The caller's facility as it is stored now; 404 for a caller who works at none. */
export async function ownFacility({ store, scope }: SessionContext): Promise<Facility> {
  if (scope.kind !== 'facility') throw fail('notFound');
  const facility = await getFacility(store, scope.facilityId, { isNow: true });
  if (!facility) throw fail('notFound');
  return facility;
}

/** What the portal knows of a facility, as a request keeps it. */
export const knownFactsOf = ({ facilityLicense, kind, emirate }: Facility) => ({
  facilityLicense,
  facilityKind: kind,
  emirate,
});
