import type { ImportProblem, ImportRow } from '../../shared/_parts/sheetImport.ts';
import type { clinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';

/** A row of a sheet of clinicians, of a call or of an import. */
export type ClinicianValues = ImportRow<(typeof clinicianSheet)['columns']>;

const sameLicense = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The facility of a row: the named one of the own ones, or the current one. Null for a facility of others, as for none. */
export const placeOf = <Place extends { readonly facilityLicense: string }>(
  facilityLicense: string | null,
  facilities: readonly Place[],
  current: Place | null,
): Place | null =>
  facilityLicense === null
    ? current
    : (facilities.find((each) => sameLicense(each.facilityLicense, facilityLicense)) ?? null);

/** What is wrong with a row besides its cells. */
export function lineProblems({ specialty, activeFrom, activeTo }: ClinicianValues): ImportProblem[] {
  return [
    ...(specialtyNamed(specialty) ? [] : [{ column: 'specialty', code: 'notInList' }]),
    ...(activeFrom && activeTo && activeTo < activeFrom ? [{ column: 'activeTo', code: 'beforeFrom' }] : []),
  ];
}

/** What a sheet decides about of a clinician at a facility. */
export type SheetClinician = Pick<
  Clinician,
  | 'fullName'
  | 'fullNameArabic'
  | 'emiratesId'
  | 'licenseNo'
  | 'specialty'
  | 'specialtyCode'
  | 'isActive'
  | 'worksFrom'
  | 'worksTo'
  | 'isSelfEntered'
>;

/** What a row makes of the clinician that is there, or a new one. Cells that are empty leave the stored value. */
export function wantedOf(values: ClinicianValues, before: SheetClinician | null): SheetClinician {
  const specialty = specialtyNamed(values.specialty);
  const person = {
    fullName: values.fullName,
    fullNameArabic: values.fullNameArabic ?? before?.fullNameArabic ?? '',
    emiratesId: values.emiratesId ?? before?.emiratesId ?? null,
  };
  const isSamePerson = before?.fullName === person.fullName && before.emiratesId === person.emiratesId;
  return {
    ...person,
    licenseNo: before?.licenseNo ?? values.license,
    specialty: specialty?.name ?? values.specialty,
    specialtyCode: specialty?.code ?? null,
    isActive: values.status === null ? (before?.isActive ?? true) : values.status === 'active',
    worksFrom: values.activeFrom ?? before?.worksFrom ?? null,
    worksTo: values.activeTo ?? before?.worksTo ?? null,
    // Another name or Emirates ID is the facility's word.
    isSelfEntered: isSamePerson ? before.isSelfEntered : true,
  };
}
