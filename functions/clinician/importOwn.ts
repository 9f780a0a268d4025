import type { SheetFinding } from '../../shared/clinician/blacklistModel.ts';
import { type Clinician, clinicianChange, clinicianNow } from '../_data/clinician/clinician.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { detailsOf } from './addPlaces.ts';
import type { ClinicianLine } from './importListed.ts';
import { type OwnFacility, ownFacilities, ownFacility } from './ownFacility.ts';

const sameLicense = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The facility of a line: the named one of the caller's, or where the caller works. Null for a facility of others. */
const placeOf = ({ values }: ClinicianLine, facilities: readonly OwnFacility[], current: OwnFacility) =>
  values.facilityLicense === null
    ? current
    : (facilities.find(({ facilityLicense }) => sameLicense(facilityLicense, values.facilityLicense ?? '')) ?? null);

function findingsOf(line: ClinicianLine, place: OwnFacility | null, regulatoryId: number): SheetFinding[] {
  const { row, values } = line;
  const { activeFrom, activeTo } = values;
  const of = (column: string, code: string) => ({ row, column, code });
  return [
    ...(place ? [] : [of('facilityLicense', 'unknownFacility')]),
    ...(place && place.regulatoryId !== regulatoryId ? [of('facilityLicense', 'otherRegulator')] : []),
    ...(specialtyNamed(values.specialty) ? [] : [of('specialty', 'notInList')]),
    ...(activeFrom && activeTo && activeTo < activeFrom ? [of('activeTo', 'beforeFrom')] : []),
  ];
}

/** What the line makes of the clinician that is there, or a new one. Cells that are empty leave the stored value. */
function wantedOf(ctx: SessionContext, { values }: ClinicianLine, before: Clinician | null) {
  const specialty = specialtyNamed(values.specialty);
  const isActive = values.status === null ? (before?.isActive ?? true) : values.status === 'active';
  const person = {
    fullName: values.fullName,
    fullNameArabic: values.fullNameArabic ?? before?.fullNameArabic ?? '',
    emiratesId: values.emiratesId ?? before?.emiratesId ?? null,
  };
  const isSamePerson = before?.fullName === person.fullName && before.emiratesId === person.emiratesId;
  return {
    ...{ clinicianId: ctx.newId(), licenseNo: values.license, ...before, ...person, isActive },
    ...{ specialty: specialty?.name ?? values.specialty, specialtyCode: specialty?.code ?? null },
    ...{
      worksFrom: values.activeFrom ?? before?.worksFrom ?? null,
      worksTo: values.activeTo ?? before?.worksTo ?? null,
    },
    ...(!isSamePerson && { isSelfEntered: true }),
  };
}

async function store(ctx: SessionContext, line: ClinicianLine, { facilityId }: OwnFacility) {
  const outcome = await retryWrite(async () => {
    const before = await clinicianNow(ctx.store, facilityId, line.values.license);
    const { after, items } = clinicianChange(facilityId, before, wantedOf(ctx, line, before));
    if (before && detailsOf(before) === detailsOf(after)) return 'same';
    if (!(await writeTogether(ctx.store, items))) return null;
    return before ? 'changed' : 'added';
  });
  if (!outcome) throw fail('changedMeanwhile');
  return outcome;
}

/** Takes in clinicians of the caller's own facilities: each line whole, and a repeated sheet changes nothing. */
export async function importOwn(ctx: SessionContext, regulatoryId: number, lines: readonly ClinicianLine[]) {
  const [facilities, current] = await Promise.all([ownFacilities(ctx), ownFacility(ctx, undefined)]);
  const places = lines.map((line) => ({ line, place: placeOf(line, facilities, current) }));
  const counts = { added: 0, changed: 0, same: 0 };
  const findings = places.flatMap(({ line, place }) => findingsOf(line, place, regulatoryId));
  if (findings.length > 0) return { ...counts, findings: findings.slice(0, 500) };
  for (const { line, place } of places) if (place) counts[await store(ctx, line, place)] += 1;
  return { ...counts, findings: [] };
}
