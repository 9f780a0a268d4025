import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { ClaimDiagnosis } from '../../../shared/claim/claim.ts';
import { isDiagnosisForm } from '../../../shared/claim/rules/codes.ts';
import type { ClaimSheetRow } from '../../../shared/claim/sheet/claimSheet.ts';
import { codeText } from '../../_parts/sheetImport/cells/cleanText.ts';

const secondary = [
  ...(['secondaryDiagnoses', 'secondaryDiagnosis1', 'secondaryDiagnosis2', 'secondaryDiagnosis3'] as const),
  ...(['secondaryDiagnosis4', 'secondaryDiagnosis5'] as const),
] as const;
/** The columns of diagnoses in the order in which a claim has them; those of several codes may have many. */
const typeOf = {
  principalDiagnosis: 'Principal',
  admittingDiagnosis: 'Admitting',
  ...(Object.fromEntries(secondary.map((column) => [column, 'Secondary'])) as Record<
    (typeof secondary)[number],
    string
  >),
  reasonForVisit: 'ReasonForVisit',
} as const;
export type DiagnosisColumn = keyof typeof typeOf;
export const diagnosisColumns = Object.keys(typeOf) as DiagnosisColumn[];
const ofSeveral: readonly DiagnosisColumn[] = [...secondary, 'reasonForVisit'];

/** Lines of a cell have become spaces by now; no code has one. */
const codesOf = (text: string): string[] => text.split(/[\s,;،؛|]/u).filter((code) => code !== '');

/** Cells in which something stands beside the codes, as their words: it would become a diagnosis of its own. */
export const diagnosisProblems = (row: ClaimSheetRow): ImportProblem[] =>
  ofSeveral
    .filter((column) => !codesOf(row[column] ?? '').every(isDiagnosisForm))
    .map((column) => ({ column, code: 'icdCodes' }));

function codesIn(column: DiagnosisColumn, text: string | null): string[] {
  if (text === null) return [];
  return ofSeveral.includes(column) ? codesOf(text) : [codeText(text)];
}

/** The diagnoses that the columns of a claim say. */
export const diagnosesOf = (said: Readonly<Pick<ClaimSheetRow, DiagnosisColumn>>): ClaimDiagnosis[] =>
  diagnosisColumns.flatMap((column) =>
    codesIn(column, said[column]).map((code) => ({ type: typeOf[column], code, info: [] })),
  );
