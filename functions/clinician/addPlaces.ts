import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { AddedPlace, NewClinicianBody } from '../../shared/clinician/clinicianModel.ts';
import { type Clinician, clinicianChange, clinicianNow } from '../_data/clinician/clinician.ts';
import { specialtyOf } from '../_data/clinician/specialties.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { type OwnFacility, ownFacility } from './ownFacility.ts';

/** A new clinician whose places are facilities of the caller's. */
export interface CheckedClinician {
  readonly body: NewClinicianBody;
  readonly places: readonly {
    readonly facility: OwnFacility;
    readonly worksFrom: string | null;
    readonly worksTo: string | null;
  }[];
}

/** Refuses dates that end before they begin; `at` leads to them. */
export function checkDates(
  { worksFrom, worksTo }: { worksFrom: string | null; worksTo: string | null },
  at = '',
): void {
  if (worksFrom !== null && worksTo !== null && worksTo < worksFrom) throw invalid(`${at}worksTo`, 'beforeFrom');
}

/** The specialty of the list; refuses a code that the list does not have. */
export function listedSpecialty(code: string, at = '') {
  const found = specialtyOf(code);
  if (!found) throw invalid(`${at}specialtyCode`, 'unknownChoice');
  return { specialty: found.name, specialtyCode: found.code };
}

/** Checks everything that needs the list and the caller's facilities before anything is written. `at` leads to its fields in the body. */
export async function checkedClinician(
  ctx: SessionContext,
  body: NewClinicianBody,
  at = '',
): Promise<CheckedClinician> {
  listedSpecialty(body.specialtyCode, at);
  for (const [index, place] of (body.facilities ?? []).entries()) checkDates(place, `${at}facilities.${index}.`);
  const today = emiratesDateOf(ctx.now());
  const wanted = body.facilities ?? [{ facilityId: undefined, worksFrom: today, worksTo: null }];
  const places = await Promise.all(
    wanted.map(async ({ facilityId, worksFrom, worksTo }) => ({
      facility: await ownFacility(ctx, facilityId),
      worksFrom,
      worksTo,
    })),
  );
  return { body, places };
}

/** What of a clinician is compared: whether it is the same as another. */
export const detailsOf = (value: Clinician): string => {
  const { fullName, fullNameArabic, emiratesId, specialtyCode, worksFrom, worksTo, isActive } = value;
  return JSON.stringify([fullName, fullNameArabic, emiratesId, specialtyCode, worksFrom, worksTo, isActive]);
};

/** Adds the clinician at one place, once: what is there already stays, and the outcome says whether it is the same. */
async function addPlace(
  ctx: SessionContext,
  { body }: CheckedClinician,
  { facility, worksFrom, worksTo }: CheckedClinician['places'][number],
): Promise<AddedPlace> {
  const { facilityId } = facility;
  const { facilities: _, emiratesId = null, specialtyCode, ...person } = body;
  const own = { worksFrom, worksTo, emiratesId, isActive: true, isSelfEntered: true };
  const wanted = { ...person, ...own, ...listedSpecialty(specialtyCode), clinicianId: ctx.newId() };
  const added = await retryWrite(async () => {
    const known = await clinicianNow(ctx.store, facilityId, body.licenseNo);
    const { after, items } = clinicianChange(facilityId, null, wanted);
    if (known) return { clinician: known, outcome: detailsOf(known) === detailsOf(after) ? 'same' : 'exists' } as const;
    return (await writeTogether(ctx.store, items)) ? ({ clinician: after, outcome: 'added' } as const) : null;
  });
  if (!added) throw fail('changedMeanwhile');
  const { clinicianId, licenseNo } = added.clinician;
  if (added.outcome === 'added') {
    ctx.audited({ entity: 'clinician', id: clinicianId, after: { facilityId, licenseNo, fullName: body.fullName } });
  }
  return { facilityId, licenseNo, clinicianId, outcome: added.outcome };
}

/** Adds a clinician at all its places, each of them whole or not at all; repeated, it adds what is missing. */
export async function addPlaces(ctx: SessionContext, checked: CheckedClinician): Promise<AddedPlace[]> {
  const done: AddedPlace[] = [];
  for (const place of checked.places) done.push(await addPlace(ctx, checked, place));
  return done;
}
