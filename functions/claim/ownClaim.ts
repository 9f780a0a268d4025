import type { ClaimDialect } from '../../shared/claim/claim.ts';
import { dialectOf } from '../../shared/claim/dialectOf.ts';
import { findClaim, type StoredClaim } from '../_data/claim/claim.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';

/** For whom claims are made: of a call, or of a job that somebody started at a facility. */
export type Billing = Pick<SessionContext, 'store' | 'scope' | 'now'>;

/** The facility for which the caller works; 403 for callers without one. */
export function billingFacilityId({ scope }: Pick<Billing, 'scope'>): OwnFacilityId {
  if (scope.kind !== 'facility') throw fail('notAllowed');
  return scope.facilityId;
}

/** The caller's facility and whose schema its claims follow; refused where it cannot make claims. */
export async function billingFacility(
  ctx: Pick<Billing, 'store' | 'scope'>,
): Promise<{ facility: Facility; dialect: ClaimDialect }> {
  const facility = await getFacility(ctx.store, billingFacilityId(ctx));
  const dialect = facility && dialectOf(facility.regulatoryId);
  if (!facility?.isActive || !dialect) throw fail('noClaimsHere');
  return { facility, dialect };
}

/** A claim of the caller's facility, on record as seen; 404 for another's. */
export async function ownClaim(ctx: SessionContext, claimId: string): Promise<StoredClaim> {
  ctx.audited({ entity: 'claim', id: claimId });
  const found = await findClaim(ctx.store, billingFacilityId(ctx), claimId);
  if (!found) throw fail('notFound');
  return found;
}

/** The same for a change of a draft over the version that the caller saw. */
export async function ownDraft(
  ctx: SessionContext,
  { claimId, version }: { claimId: string; version: number },
): Promise<StoredClaim> {
  const found = await ownClaim(ctx, claimId);
  if (found.version !== version) throw fail('changedMeanwhile');
  if (found.state !== 'draft') throw fail('notInThisStatus');
  return found;
}
