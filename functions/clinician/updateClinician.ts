import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { type Clinician, clinicianById, clinicianChange } from '../_data/clinician/clinician.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkDates, listedSpecialty } from './addPlaces.ts';
import { ownFacility } from './ownFacility.ts';
import { shownClinician } from './shownClinicians.ts';

const shownChange = ({ emiratesId, fullNameArabic, ...value }: Clinician) => ({
  ...value,
  emiratesIdEnding: emiratesId?.slice(-4) ?? null,
});

/**
 * REQ-CLIN-13: changes a clinician at one facility. Another name or Emirates ID is the facility's word again: the regulator's list has
 * to be compared anew.
 */
export const updateClinician: Operation<typeof clinicianApi.endpoints.updateClinician> = async ({ body }, ctx) => {
  const { clinicianId, facilityId, version, specialtyCode, emiratesId, ...changes } = body;
  checkDates(body);
  const specialty = listedSpecialty(specialtyCode);
  const facility = await ownFacility(ctx, facilityId);
  const before = await clinicianById(ctx.store, facility.facilityId, clinicianId);
  if (!before) throw fail('notFound');
  if (before.version !== version) throw fail('changedMeanwhile');
  const person = { emiratesId: emiratesId === undefined ? before.emiratesId : emiratesId };
  const isSamePerson = person.emiratesId === before.emiratesId && changes.fullName === before.fullName;
  const proof = isSamePerson ? {} : { isSelfEntered: true };
  const { after, items } = clinicianChange(facility.facilityId, before, {
    ...before,
    ...changes,
    ...specialty,
    ...person,
    ...proof,
  });
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'clinician', id: clinicianId, before: shownChange(before), after: shownChange(after) });
  return shownClinician(ctx, facility, after);
};
