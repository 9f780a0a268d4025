import { type Clinician, clinicianById } from '../_data/clinician/clinician.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { type OwnFacility, ownFacility } from './ownFacility.ts';

interface Named {
  readonly facilityId?: string | undefined;
  readonly clinicianId: string;
}

interface FoundClinician {
  readonly facility: OwnFacility;
  readonly clinician: Clinician;
}

/** A clinician of one of the caller's facilities; 404 for those of others. */
export async function namedClinician(ctx: SessionContext, named: Named): Promise<FoundClinician> {
  const facility = await ownFacility(ctx, named.facilityId);
  const clinician = await clinicianById(ctx.store, facility.facilityId, named.clinicianId);
  if (!clinician) throw fail('notFound');
  return { facility, clinician };
}

/** The same as the caller has seen them. */
export async function clinicianAsSeen(ctx: SessionContext, seen: Named & { version: number }): Promise<FoundClinician> {
  const found = await namedClinician(ctx, seen);
  if (found.clinician.version !== seen.version) throw fail('changedMeanwhile');
  return found;
}
