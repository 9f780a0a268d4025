import { clinicianSheet } from '../../../shared/clinician/clinicianSheets.ts';
import {
  type Clinician,
  clinicianChange,
  clinicianDeletes,
  clinicianNow,
  cliniciansWith,
} from '../../_data/clinician/clinician.ts';
import { findLicenseHolder } from '../../_data/user/licenseHolder.ts';
import { type User, userUnchanged } from '../../_data/user/user.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  isSameStored,
  type RowKey,
  type StoredChange,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { type ClinicianValues, lineProblems, placeOf, type SheetClinician, wantedOf } from '../clinicianLine.ts';
import { facilitiesOf, type OwnFacility, ownIdOf } from '../ownFacility.ts';
import { licenceProblems } from '../sheetRows.ts';

/** A clinician as a sheet knows it: at one facility. */
type PlacedClinician = SheetClinician & { readonly facilityId: string };

const placed = (value: Clinician): PlacedClinician => ({
  ...{ facilityId: value.facilityId, licenseNo: value.licenseNo, fullName: value.fullName },
  ...{ fullNameArabic: value.fullNameArabic, emiratesId: value.emiratesId, isActive: value.isActive },
  ...{ specialty: value.specialty, specialtyCode: value.specialtyCode, isSelfEntered: value.isSelfEntered },
  ...{ worksFrom: value.worksFrom, worksTo: value.worksTo },
});

interface Places {
  readonly caller: User;
  readonly facilities: readonly OwnFacility[];
  readonly current: OwnFacility | null;
}

/** The facilities of the acting person as they are now. */
const placesOf = oncePerStep(async (ctx): Promise<Places> => {
  const caller = await actingUser(clinicianSheet, ctx);
  const facilities = await facilitiesOf(ctx.store, caller);
  const { scope } = ctx.imported;
  const at = scope.kind === 'facility' ? scope.facilityId : null;
  return { caller, facilities, current: facilities.find(({ facilityId }) => facilityId === at) ?? null };
});

const licenceIn = (about: RowKey['about']): string | null =>
  about.facilityLicense === null ? null : String(about.facilityLicense);

/** The clinicians at the facilities of the acting person; a row of another facility is nobody's. */
async function findClinicians(ctx: ImportContext, keys: readonly RowKey[]) {
  const { facilities, current } = await placesOf(ctx);
  const found = new Map<string, Found<PlacedClinician>>();
  const rows = keys.map((each) => ({ ...each, place: placeOf(licenceIn(each.about), facilities, current) }));
  for (const { key } of rows.filter(({ place }) => !place)) found.set(key, { problem: 'facilityNotYours' });
  for (const facility of facilities) {
    const here = rows.filter(({ place }) => place === facility);
    const stored = await cliniciansWith(
      ctx.store,
      facility.facilityId,
      here.map(({ about }) => String(about.license)),
    );
    const byLicence = new Map(stored.map((each) => [each.licenseNo.trim().toUpperCase(), each]));
    for (const { key, about } of here) {
      const clinician = byLicence.get(String(about.license));
      if (clinician) found.set(key, { stored: placed(clinician) });
    }
  }
  return found;
}

async function nextClinician(
  row: ClinicianValues,
  stored: PlacedClinician | null,
  ctx: ImportContext,
): Promise<PlacedClinician | Unfit> {
  const problems = lineProblems(row);
  if (problems.length > 0) return new Unfit(...problems);
  const { facilities, current } = await placesOf(ctx);
  const place = placeOf(row.facilityLicense, facilities, current);
  if (!place) return new Unfit({ column: 'facilityLicense', code: 'facilityNotYours' });
  return { ...wantedOf(row, stored), facilityId: place.facilityId };
}

/** Whether nothing depends on a clinician who was added: no account has the licence, and no blacklist names it. */
const isFree = async (ctx: ImportContext, { licenseNo, isBlacklisted }: Clinician): Promise<boolean> =>
  !isBlacklisted && (await findLicenseHolder(ctx.store, licenseNo)) === null;

async function auditClinician(ctx: ImportContext, clinicianId: string, { from, to }: StoredChange<PlacedClinician>) {
  const shown = (value: PlacedClinician | null) =>
    value && { facilityId: value.facilityId, licenseNo: value.licenseNo, fullName: value.fullName };
  const facilityId = (to ?? from)?.facilityId ?? null;
  await auditRow(ctx, {
    ...{
      action: from === null ? 'clinician.add' : 'clinician.update',
      outcome: 'success',
      actorFacilityId: facilityId,
    },
    ...{ entity: 'clinician', entityId: clinicianId, before: shown(from), after: shown(to) },
  });
}

/** Writes a clinician at a facility that is the acting person's at this moment. */
async function writeClinician(ctx: ImportContext, { from, to }: StoredChange<PlacedClinician>): Promise<boolean> {
  const caller = await actingUser(clinicianSheet, ctx);
  const wanted = to ?? from;
  const facilityId = wanted && ownIdOf(caller, wanted.facilityId);
  if (!wanted || !facilityId) return false;
  const before = await clinicianNow(ctx.store, facilityId, wanted.licenseNo);
  if (!isSameStored(before && placed(before), from)) return false;
  if (to === null && before && !(await isFree(ctx, before))) return false;
  const clinicianId = before?.clinicianId ?? ctx.newId();
  const items =
    to === null && before
      ? clinicianDeletes(facilityId, before)
      : clinicianChange(facilityId, before, { clinicianId, ...before, ...wanted }).items;
  if (!(await writeTogether(ctx.store, [...items, userUnchanged(caller)]))) return false;
  await auditClinician(ctx, clinicianId, { from, to });
  return true;
}

/** What a sheet of clinicians does at the facilities of its bringer: what it enters proves nothing of a person, as in the calls. */
export const clinicianImport: ImportServer<typeof clinicianSheet.columns, PlacedClinician> = {
  facts: clinicianSheet,
  check: licenceProblems,
  find: findClinicians,
  next: nextClinician,
  writeRow: writeClinician,
};
