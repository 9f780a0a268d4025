import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { blacklistedAmong } from '../_data/clinician/blacklist.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import { specialtyNamed, specialtyOf } from '../_data/clinician/specialties.ts';
import type { Facility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { OwnFacility } from './ownFacility.ts';

const lastFour = (emiratesId: string | null): string | null => emiratesId?.slice(-4) ?? null;

/** The specialty of the list, by its code; of a record that was stored before there was a list by its name. */
const listed = ({ specialty, specialtyCode }: Clinician) =>
  specialtyCode === null ? specialtyNamed(specialty) : specialtyOf(specialtyCode);

/** Clinicians of a facility, each with whether a live blacklist names it. */
export async function shownClinicians(
  { store }: Pick<SessionContext, 'store'>,
  facility: OwnFacility,
  found: readonly Clinician[],
): Promise<ClinicianRow[]> {
  const blacklisted = await blacklistedAmong(store, facility.facilityId, found);
  return found.map((value) => {
    const row = shownClinician(value, facility);
    return { ...row, isBlacklisted: row.isBlacklisted || blacklisted.has(value.licenseNo.toUpperCase()) };
  });
}

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
