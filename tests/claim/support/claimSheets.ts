import type { Claim, ClaimActivity } from '../../../shared/claim/claim.ts';
import { claimSheet } from '../../../shared/claim/sheet/claimSheet.ts';
import { observationPlaces } from '../../../shared/claim/sheet/lineColumns.ts';

export type SheetColumn = keyof typeof claimSheet.columns;
/** The cells of a row by the columns of the kind. */
export type SheetRow = Partial<Record<SheetColumn, string>>;

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV of these rows, under the English heads of the columns that they use. */
export function sheetOf(rows: readonly SheetRow[]): string {
  const used = (Object.keys(claimSheet.columns) as SheetColumn[]).filter((column) => rows.some((row) => column in row));
  const heads = used.map((column) => claimSheet.columns[column].title.en);
  return [heads, ...rows.map((row) => used.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}

/** A visit with a line: the claim of `claimNode` as a clinic's program exports it. */
export const aRow = (claimNumber: string, changes: SheetRow = {}): SheetRow => ({
  ...{ claimNumber, memberId: `M-${claimNumber}`, payerLicence: 'INS026', emiratesId: '784-1985-0000001-7' },
  ...{ patientName: 'Sara Invented', patientFile: `P-${claimNumber}`, encounterType: 'Outpatient' },
  ...{ encounterStart: '02/11/2026 10:00', encounterEnd: '02/11/2026 10:30' },
  ...{ principalDiagnosis: 'J06.9', secondaryDiagnoses: 'E11.9', lineStart: '02/11/2026 10:05', lineType: '3' },
  ...{ lineCode: '99213', quantity: '1', lineNet: '90.00', lineGross: '100.00', linePatientShare: '10.00' },
  clinician: 'DHA-P-90000001',
  ...changes,
});

const two = (value: number): string => String(value).padStart(2, '0');
/** An instant as people of the Emirates write it. */
function momentOf(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(Date.parse(instant) + 4 * 3_600_000);
  const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}
const dirhams = (fils: number | null): string => (fils === null ? '' : (fils / 100).toFixed(2));
const text = (value: string | number | null | undefined): string => String(value ?? '');

const codesOf = ({ diagnoses }: Claim, type: string): string =>
  diagnoses
    .filter((each) => each.type === type)
    .map(({ code }) => code)
    .join('; ');

function lineCells(line: ClaimActivity): SheetRow {
  const observations = observationPlaces.flatMap((place) => {
    const { type = '', code = '', value = '', valueType = '' } = line.observations[place - 1] ?? {};
    return [
      [`observation${place}Type`, text(type)],
      [`observation${place}Code`, text(code)],
      [`observation${place}Value`, text(value)],
      [`observation${place}Unit`, text(valueType)],
    ];
  });
  return {
    ...{ lineId: text(line.id), lineStart: momentOf(line.start), lineType: text(line.type), lineCode: text(line.code) },
    ...{ quantity: text(line.quantity), lineNet: dirhams(line.netFils), clinician: text(line.clinician) },
    ...{ orderingClinician: text(line.orderingClinician), priorAuthorization: text(line.priorAuthorizationId) },
    ...{ lineVat: dirhams(line.vatFils), lineVatPercent: text(line.vatPercent) },
    dateOrdered: momentOf(line.dateOrdered),
    ...Object.fromEntries(observations),
  };
}

/** The rows that say a claim, the head of it on the first one alone. */
export function rowsOf(claim: Claim): SheetRow[] {
  const [visit] = claim.encounters;
  const head: SheetRow = {
    ...{ memberId: text(claim.memberId), payerLicence: text(claim.payerId), providerLicence: text(claim.providerId) },
    ...{
      emiratesId: text(claim.emiratesId),
      packageName: text(claim.packageName),
      patientFile: text(visit?.patientId),
    },
    payerClaimNumber: text(claim.idPayer),
    ...{ claimGross: dirhams(claim.grossFils), claimPatientShare: dirhams(claim.patientShareFils) },
    ...{ claimNet: dirhams(claim.netFils), claimVat: dirhams(claim.vatFils) },
    ...{ encounterFacility: text(visit?.facilityId), encounterType: text(visit?.type) },
    ...{ encounterStart: momentOf(visit?.start ?? null), encounterEnd: momentOf(visit?.end ?? null) },
    ...{
      startType: text(visit?.startType),
      endType: text(visit?.endType),
      transferTo: text(visit?.transferDestination),
    },
    ...{ transferSource: text(visit?.transferSource), eligibilityNumber: text(visit?.eligibilityIdPayer) },
    ...{ principalDiagnosis: codesOf(claim, 'Principal'), admittingDiagnosis: codesOf(claim, 'Admitting') },
    ...{ secondaryDiagnoses: codesOf(claim, 'Secondary'), reasonForVisit: codesOf(claim, 'ReasonForVisit') },
  };
  return claim.activities.map((line, at) => ({
    claimNumber: text(claim.id),
    ...(at === 0 && head),
    ...lineCells(line),
  }));
}

const order = ['Principal', 'Admitting', 'Secondary', 'ReasonForVisit'];

/** Whether a row has room for all that the claim says: one visit, no file, nothing beside a diagnosis, in the order of the columns. */
export function fitsRows({ encounters, diagnoses, activities, resubmission }: Claim): boolean {
  const types = diagnoses.map(({ type }) => order.indexOf(type ?? ''));
  const lines = activities.every(
    ({ observations }) =>
      observations.length <= observationPlaces.length && observations.every(({ type }) => type !== 'File'),
  );
  return (
    encounters.length === 1 &&
    resubmission === null &&
    activities.length > 0 &&
    diagnoses.every(({ info }) => info.length === 0) &&
    types.join() === types.toSorted((one, other) => one - other).join() &&
    types.filter((each) => each === 0).length === 1 &&
    lines
  );
}
