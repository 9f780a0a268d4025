import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { licenseStateOn } from '../../shared/clinician/licenseState.ts';
import { blacklistedAmong } from '../_data/clinician/blacklist.ts';
import { type Clinician, licenseOf } from '../_data/clinician/clinician.ts';
import { listedClinicians } from '../_data/clinician/listedClinician.ts';
import { specialtyNamed, specialtyOf } from '../_data/clinician/specialties.ts';
import type { Facility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnFacility } from './ownFacility.ts';

const lastFour = (emiratesId: string | null): string | null => emiratesId?.slice(-4) ?? null;

/** The specialty of the list, by its code; of a record that was stored before there was a list by its name. */
const listedSpecialty = ({ specialty, specialtyCode }: Clinician) =>
  specialtyCode === null ? specialtyNamed(specialty) : specialtyOf(specialtyCode);

/** Clinicians of a facility, each with whether a live blacklist names it, and what the regulator's list says of the licence today. */
export async function shownClinicians(
  { store, now }: Pick<SessionContext, 'store' | 'now'>,
  facility: OwnFacility,
  found: readonly Clinician[],
): Promise<ClinicianRow[]> {
  if (found.length === 0) return [];
  const licenses = found.map(({ licenseNo }) => licenseNo);
  const [blacklisted, listed] = await Promise.all([
    blacklistedAmong(store, facility.facilityId, found),
    listedClinicians(store, licenses),
  ]);
  const byLicense = new Map(listed.map((each) => [licenseOf(each.licenseNo), each]));
  const today = emiratesDateOf(now());
  return found.map((value) => {
    const license = licenseOf(value.licenseNo);
    return {
      ...rowOf(value, facility),
      isBlacklisted: value.isBlacklisted || blacklisted.has(license),
      license: licenseStateOn(byLicense.get(license), today),
    };
  });
}

/** One clinician of a facility in the same way. */
export async function shownClinician(
  ctx: Pick<SessionContext, 'store' | 'now'>,
  facility: OwnFacility,
  value: Clinician,
): Promise<ClinicianRow> {
  const [row] = await shownClinicians(ctx, facility, [value]);
  if (!row) throw fail('notFound');
  return row;
}

/** A clinician as administrators see it: the Emirates ID by its last four digits. */
const rowOf = (
  value: Clinician,
  { facilityName, facilityNameArabic }: Pick<Facility, 'facilityName' | 'facilityNameArabic'>,
): Omit<ClinicianRow, 'license'> => ({
  clinicianId: value.clinicianId,
  facilityId: value.facilityId,
  facilityName,
  facilityNameArabic,
  fullName: value.fullName,
  fullNameArabic: value.fullNameArabic,
  licenseNo: value.licenseNo,
  emiratesIdEnding: lastFour(value.emiratesId),
  specialty: value.specialty,
  specialtyCode: listedSpecialty(value)?.code ?? null,
  specialtyArabic: listedSpecialty(value)?.nameArabic ?? null,
  isActive: value.isActive,
  isBlacklisted: value.isBlacklisted,
  worksFrom: value.worksFrom,
  worksTo: value.worksTo,
  verifiedUntil: value.verifiedUntil,
  version: value.version,
});
