import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { type Clinician, clinicianChange, clinicianNow } from '../_data/clinician/clinician.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { lastDayWrites } from './endClinician.ts';
import { begunAt, canBegin } from './joinClinician.ts';
import { type OwnFacility, ownFacility } from './ownFacility.ts';
import { checkEffect, checkMayWork, tellMove } from './tellMove.ts';
import { clinicianAsSeen } from './verifiedClinician.ts';

/** The clinician's record at the place where the work goes on. */
async function writesThere(ctx: SessionContext, to: OwnFacility, clinician: Clinician, firstDay: string) {
  const there = await clinicianNow(ctx.store, to.facilityId, clinician.licenseNo);
  if (there && !canBegin(there, firstDay, emiratesDateOf(ctx.now()))) throw invalid('toFacilityId', 'worksHere');
  const { fullName, fullNameArabic, emiratesId, specialty, specialtyCode } = clinician;
  const licenseNo = there?.licenseNo ?? clinician.licenseNo;
  const person = { licenseNo, fullName, fullNameArabic, emiratesId, specialty, specialtyCode };
  return clinicianChange(to.facilityId, there, begunAt(ctx, there, person, firstDay)).items;
}

/**
 * REQ-NET-22: a clinician goes from one of the caller's facilities to another one, without a day in between and without an overlap. Both
 * have to be the caller's: nobody takes a clinician away from another provider.
 */
export const moveClinician: Operation<typeof clinicianApi.endpoints.moveClinician> = async ({ body }, ctx) => {
  const { effectiveOn } = body;
  checkEffect(ctx, effectiveOn);
  const { facility, clinician } = await clinicianAsSeen(ctx, body);
  const to = await ownFacility(ctx, body.toFacilityId);
  if (to.facilityId === facility.facilityId) throw invalid('toFacilityId', 'samePlace');
  const license = await checkMayWork(ctx, to, clinician, { day: effectiveOn, field: 'effectiveOn' });
  const { after, items } = lastDayWrites(ctx, facility, clinician, daysAfter(effectiveOn, -1));
  const changes = [...items, ...(await writesThere(ctx, to, after, effectiveOn))];
  return tellMove(ctx, { kind: 'move', clinician: after, facility, to, license, changes }, body);
};
