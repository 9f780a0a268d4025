import type { ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import type { FacilityForm } from '../../../shared/facility/facilityFields.ts';
import { facilityEmirates, facilityForm } from '../../../shared/facility/facilityFields.ts';
import type { facilitySheet } from '../../../shared/facility/facilitySheet.ts';
import type { Facility } from '../../_data/facility/facility.ts';
import type { FacilityFacts } from '../writeFacility.ts';

/** A row of the sheet of facilities. */
export type FacilityRow = ImportRow<(typeof facilitySheet)['columns']>;

/** What a sheet decides about, and what else the form of a facility has: plain JSON. */
export const factsIn = (facility: Facility): FacilityFacts => ({
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
  regulatorId: facility.regulatoryId,
  kind: facility.kind,
  emirate: facility.emirate as FacilityForm['emirate'],
  providerStatus: facility.providerStatus,
  providerCode: facility.providerCode,
  providerMode: facility.providerMode,
  providerNotes: facility.providerNotes,
  isBankUpdateRequired: facility.isBankUpdateRequired,
  hasDiseaseManagement: facility.hasDiseaseManagement,
  isHomeCare: facility.isHomeCare,
});

const isSameCode = (one: string, other: string | null | undefined): boolean =>
  one.toUpperCase() === other?.toUpperCase();

/** A code as it is stored already, where the sheet writes it in other letters. */
const spelled = (written: string | null, stored: string | null | undefined): string | null =>
  written === null || isSameCode(written, stored) ? (stored ?? null) : written;

const emirateOf = (row: FacilityRow) =>
  row.emirate === null ? undefined : facilityEmirates[row.emirate as keyof typeof facilityEmirates];

/** The columns that a facility which is not there yet needs. */
const neededAtFirst = ['facilityName', 'facilityNameArabic', 'regulator', 'kind', 'emirate'] as const;
const columnOf: Readonly<Record<string, string>> = { regulatorId: 'regulator' };

/** The facts that a row leaves, as the form would send them: an empty cell leaves what is stored; or what is wrong with them. */
export function factsOf(row: FacilityRow, stored: FacilityFacts | null): FacilityFacts | ImportProblem[] {
  const missing = stored ? [] : neededAtFirst.filter((column) => row[column] === null);
  if (missing.length > 0) return missing.map((column) => ({ column, code: 'required' }));
  const form = {
    facilityName: row.facilityName ?? stored?.facilityName,
    facilityNameArabic: row.facilityNameArabic ?? stored?.facilityNameArabic,
    facilityLicense: spelled(row.facilityLicense, stored?.facilityLicense),
    regulatorId: row.regulator === null ? stored?.regulatorId : Number(row.regulator),
    kind: row.kind ?? stored?.kind,
    emirate: emirateOf(row) ?? stored?.emirate,
    providerStatus: row.providerStatus ?? stored?.providerStatus ?? '',
    providerCode: spelled(row.providerCode, stored?.providerCode),
    providerMode: stored?.providerMode ?? null,
    providerNotes: stored?.providerNotes ?? null,
    isBankUpdateRequired: stored?.isBankUpdateRequired ?? false,
    hasDiseaseManagement: row.hasDiseaseManagement ?? stored?.hasDiseaseManagement ?? false,
    isHomeCare: row.isHomeCare ?? stored?.isHomeCare ?? false,
  };
  const { data, error } = facilityForm.omit({ facilityId: true, version: true }).safeParse(form);
  if (data) return data;
  return error.issues.map(({ path: [name] }) => ({ column: columnOf[String(name)] ?? String(name), code: 'code' }));
}
