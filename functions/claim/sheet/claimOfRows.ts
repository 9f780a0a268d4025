import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { Claim, ClaimActivity, ClaimEncounter } from '../../../shared/claim/claim.ts';
import { mostOf } from '../../../shared/claim/claimShape.ts';
import type { ClaimSheetRow } from '../../../shared/claim/sheet/claimSheet.ts';
import type { Gathered, GatheredRow } from '../../_parts/sheetImport/importServer.ts';
import { diagnosesOf, diagnosisProblems } from './diagnosesOfRow.ts';
import { type ClaimHead, headOfRows } from './headOfRows.ts';
import { filsOf, lineOfRow, numberOf } from './lineOfRow.ts';
import { momentProblems } from './momentsOfRow.ts';

/** A claim as the rows of a sheet say it. */
export interface SheetClaim {
  readonly claim: Claim;
  readonly patientName: string | null;
}

type Row = GatheredRow & { readonly values: ClaimSheetRow };

/** An Emirates ID or a placeholder of the regulators, right or wrong: whether it is somebody's is for the rules to say. */
const isIdText = (text: string): boolean => /^\d{3}[ -]?\d{4}[ -]?\d{7}[ -]?\d$/.test(text);

/** What the cells of a row say together that cannot be read. */
export const rowProblems = (row: ClaimSheetRow): ImportProblem[] => [
  ...(row.emiratesId === null || isIdText(row.emiratesId) ? [] : [{ column: 'emiratesId', code: 'emiratesId' }]),
  ...momentProblems(row),
  ...diagnosisProblems(row),
];

/** The sum of what each line says, in fils; null where one says nothing. */
function sumOf(lines: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const fils of lines) {
    if (fils === null) return null;
    sum += fils;
  }
  return lines.length === 0 ? null : sum;
}

/** The visit, where anything is said of one. */
function visitsOf(head: ClaimHead): ClaimEncounter[] {
  const visit = {
    ...{ facilityId: head.encounterFacility, type: numberOf(head.encounterType), patientId: head.patientFile },
    ...{ eligibilityIdPayer: head.eligibilityNumber, start: head.encounterStart, end: head.encounterEnd },
    ...{ startType: numberOf(head.startType), endType: numberOf(head.endType) },
    ...{ transferSource: head.transferSource, transferDestination: head.transferTo },
  };
  return Object.values(visit).some((value) => value !== null) ? [visit] : [];
}

interface Lines {
  readonly rows: readonly ClaimSheetRow[];
  readonly activities: readonly ClaimActivity[];
}

function claimOf(head: ClaimHead, { rows, activities }: Lines): Claim {
  const totalOf = (said: number | null, column: 'lineGross' | 'linePatientShare' | 'lineNet' | 'lineVat') =>
    filsOf(said) ?? sumOf(rows.map((row) => filsOf(row[column])));
  return {
    ...{ id: head.claimNumber, idPayer: head.payerClaimNumber, memberId: head.memberId, payerId: head.payerLicence },
    ...{ providerId: head.providerLicence, emiratesId: head.emiratesId, packageName: head.packageName },
    grossFils: totalOf(head.claimGross, 'lineGross'),
    patientShareFils: totalOf(head.claimPatientShare, 'linePatientShare'),
    netFils: totalOf(head.claimNet, 'lineNet'),
    vatFils: totalOf(head.claimVat, 'lineVat'),
    encounters: visitsOf(head),
    diagnoses: diagnosesOf(head),
    activities,
    resubmission: null,
  };
}

/** The claim that the rows of one number make, or what is wrong with them. */
export function claimOfRows(rows: readonly Row[]): Gathered<SheetClaim> {
  const { head, problems } = headOfRows(rows);
  if (problems.size > 0) return { problems };
  const lines = rows.flatMap(({ row, values }) => {
    const activity = lineOfRow(values);
    return activity ? [{ row, values, activity }] : [];
  });
  const tooMany = lines.slice(mostOf.activities);
  if (tooMany.length > 0)
    return { problems: new Map(tooMany.map(({ row }) => [row, [{ column: null, code: 'tooManyLines' }]])) };
  const said = { rows: lines.map(({ values }) => values), activities: lines.map(({ activity }) => activity) };
  return { whole: { claim: claimOf(head, said), patientName: head.patientName } };
}
