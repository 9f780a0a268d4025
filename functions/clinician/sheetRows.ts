import type { ImportColumns, ImportKindFacts, ImportProblem, ImportRow } from '../../shared/_parts/sheetImport.ts';
import type { SheetFinding } from '../../shared/clinician/blacklistModel.ts';
import { clinicianLicensePattern } from '../../shared/clinician/clinicians.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';

/** Loaded by the first sheet: searches and lists need no reader. */
const reader = () => import('../_parts/sheetImport/readSheetFile.ts');

/** The rows of a sheet, or everything that is wrong with it; a finding of row 0 is about the whole file. */
export interface SheetRows<Row> {
  readonly rows: readonly { readonly row: number; readonly values: Row }[];
  readonly findings: readonly SheetFinding[];
}

const mostFindings = 500;

/** REQ-CLIN-18: xls and xlsx by their names; what is in them is looked at besides. */
const isWorkbook = ({ name }: File): boolean => /\.xlsx?$/i.test(name);

const whole = (code: string) => ({ rows: [], findings: [{ row: 0, column: null, code }] });

/** The most rows of a sheet that is read within its call. */
const mostWithinCall = 500;

/** A licence that no regulator writes so. */
export function licenceProblems(row: ImportRow): ImportProblem[] {
  return clinicianLicensePattern.test(String(row.license)) ? [] : [{ column: 'license', code: 'notALicence' }];
}

/** Reads a sheet of clinicians that came with a call. A file that cannot be read is a finding, not a fault. */
export async function sheetRows<Columns extends ImportColumns>(
  file: File,
  facts: ImportKindFacts<Columns>,
): Promise<SheetRows<ImportRow<Columns>>> {
  if (!isWorkbook(file)) return whole('unknownContent');
  try {
    const check = licenceProblems as (row: ImportRow<Columns>) => readonly ImportProblem[];
    const { readSheetFile } = await reader();
    const read = await readSheetFile(file, { ...facts, mostRows: mostWithinCall }, check);
    if (read.length === 0) return whole('empty');
    const findings = read.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
    const rows = read.flatMap(({ row, values }) => (values === null ? [] : [{ row, values }]));
    return { rows, findings: findings.slice(0, mostFindings) };
  } catch (error) {
    if (error instanceof JobFailure) return whole(error.code);
    throw error;
  }
}
