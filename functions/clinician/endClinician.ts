import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { type Clinician, clinicianChange } from '../_data/clinician/clinician.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { hasNotLeft } from './joinClinician.ts';
import type { OwnFacility } from './ownFacility.ts';
import { checkEffect, licenseOn, tellMove } from './tellMove.ts';
import { clinicianAsSeen } from './verifiedClinician.ts';

/** The writes by which somebody's last day at a facility is known; who has left already is offered no more from now on. */
export function lastDayWrites(ctx: SessionContext, facility: OwnFacility, clinician: Clinician, lastDay: string) {
  const today = emiratesDateOf(ctx.now());
  const { worksFrom } = clinician;
  if (!hasNotLeft(clinician, today)) throw fail('clinicianHasLeft');
  if (worksFrom !== null && lastDay < worksFrom) throw invalid('effectiveOn', 'endBeforeWork', { from: worksFrom });
  return clinicianChange(facility.facilityId, clinician, {
    ...clinician,
    ...{ worksTo: lastDay, isActive: lastDay >= today },
  });
}

/** REQ-NET-22: the last day of a clinician at one of the caller's facilities; an earlier or later one may be told again until it has passed. */
export const endClinician: Operation<typeof clinicianApi.endpoints.endClinician> = async ({ body }, ctx) => {
  checkEffect(ctx, body.effectiveOn);
  const { facility, clinician } = await clinicianAsSeen(ctx, body);
  const { after, items: changes } = lastDayWrites(ctx, facility, clinician, body.effectiveOn);
  const license = await licenseOn(ctx.store, clinician.licenseNo, body.effectiveOn);
  return tellMove(ctx, { kind: 'end', clinician: after, facility, to: null, license, changes }, body);
};
