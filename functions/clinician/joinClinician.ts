import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { type Clinician, clinicianChange, clinicianNow } from '../_data/clinician/clinician.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { listedSpecialty } from './addPlaces.ts';
import { ownFacility } from './ownFacility.ts';
import { checkEffect, checkMayWork, tellMove } from './tellMove.ts';

type Join = typeof clinicianApi.endpoints.joinClinician;

type Person = Pick<
  Clinician,
  'licenseNo' | 'fullName' | 'fullNameArabic' | 'emiratesId' | 'specialty' | 'specialtyCode'
>;

/** The record of a clinician who begins at a facility: somebody new (`before` is null), or somebody who has left and comes back. */
export function begunAt(ctx: SessionContext, before: Clinician | null, person: Person, firstDay: string) {
  const isSamePerson = before?.fullName === person.fullName && before.emiratesId === person.emiratesId;
  return {
    ...(before ?? { clinicianId: ctx.newId() }),
    ...person,
    ...{ isActive: true, worksFrom: firstDay, worksTo: null },
    // Another name or Emirates ID is the facility's word.
    isSelfEntered: isSamePerson ? before.isSelfEntered : true,
  };
}

/** The clinician as the form says it. An Emirates ID that is left out stays as it was. */
function personIn(body: BodyOf<Join>, before: Clinician | null): Person {
  const { licenseNo, fullName, fullNameArabic, emiratesId, specialtyCode } = body;
  const identity = { fullName, fullNameArabic, emiratesId: emiratesId ?? before?.emiratesId ?? null };
  return { licenseNo: before?.licenseNo ?? licenseNo, ...identity, ...listedSpecialty(specialtyCode) };
}

/** REQ-NET-22: a clinician begins at one of the caller's facilities. Where else the licence works, nothing changes. */
export const joinClinician: Operation<Join> = async ({ body }, ctx) => {
  const { effectiveOn, licenseNo } = body;
  checkEffect(ctx, effectiveOn);
  const facility = await ownFacility(ctx, body.facilityId);
  const before = await clinicianNow(ctx.store, facility.facilityId, licenseNo);
  if (before && !canBegin(before, effectiveOn, emiratesDateOf(ctx.now()))) throw invalid('licenseNo', 'worksHere');
  const wanted = begunAt(ctx, before, personIn(body, before), effectiveOn);
  const isBlacklisted = before?.isBlacklisted ?? false;
  const asked = { licenseNo, emiratesId: wanted.emiratesId, isBlacklisted };
  const license = await checkMayWork(ctx, facility, asked, { day: effectiveOn, field: 'licenseNo' });
  const { after, items } = clinicianChange(facility.facilityId, before, wanted);
  const changes = [...items, ...(await endFormDraft(ctx, { form: 'joinClinician', version: body.draftVersion }))];
  return tellMove(ctx, { kind: 'join', clinician: after, facility, to: null, license, changes }, body);
};

/** Whether somebody still works at a facility on a day, or will. */
export const hasNotLeft = ({ isActive, worksTo }: Clinician, day: string): boolean =>
  isActive && (worksTo === null || worksTo >= day);

/** Whether somebody can begin anew on a day: the time before has ended, today and on that day. */
export const canBegin = (there: Clinician, firstDay: string, today: string): boolean =>
  !hasNotLeft(there, firstDay < today ? firstDay : today);
