import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import { specialtyNamed, specialtyOf } from '../_data/clinician/specialties.ts';
import type { Facility } from '../_data/facility/facility.ts';

const lastFour = (emiratesId: string | null): string | null => emiratesId?.slice(-4) ?? null;

/** The specialty of the list, by its code; of a record that was stored before there was a list by its name. */
const listed = ({ specialty, specialtyCode }: Clinician) =>
  specialtyCode === null ? specialtyNamed(specialty) : specialtyOf(specialtyCode);

/** A clinician as administrators see it: the Emirates ID by its last four digits. */
export const shownClinician = (
  value: Clinician,
  { facilityName, facilityNameArabic }: Pick<Facility, 'facilityName' | 'facilityNameArabic'>,
): ClinicianRow => ({
  clinicianId: value.clinicianId,
  facilityId: value.facilityId,
  facilityName,
  facilityNameArabic,
  fullName: value.fullName,
  fullNameArabic: value.fullNameArabic,
  licenseNo: value.licenseNo,
  emiratesIdEnding: lastFour(value.emiratesId),
  specialty: value.specialty,
  specialtyCode: listed(value)?.code ?? null,
  specialtyArabic: listed(value)?.nameArabic ?? null,
  isActive: value.isActive,
  isBlacklisted: value.isBlacklisted,
  worksFrom: value.worksFrom,
  worksTo: value.worksTo,
  verifiedUntil: value.verifiedUntil,
  version: value.version,
});
