import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { ImportProblem } from '../../shared/_parts/sheetImport.ts';
import { mostRequestUsers, type RequestUser, requestUser } from '../../shared/claimDashboard/requestForm.ts';
import { duplicateField, duplicateTexts, licensesIn, requestTexts } from '../../shared/claimDashboard/requestRules.ts';
import { requestSheet } from '../../shared/claimDashboard/requestSheet.ts';
import type { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { fieldRefusal, type RefusalName } from '../../shared/messages.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { withErrors } from '../_kit/withErrors.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { contentOf } from '../_parts/sheet/openFile.ts';
import { readSheetFile } from '../_parts/sheetImport/readSheetFile.ts';
import { groupChoices } from './groupChoices.ts';
import { takeSheetTurn } from './visitorTurns.ts';

type Sheet = ReturnType<typeof requestSheet>;
type Row = Awaited<ReturnType<typeof readSheetFile<Sheet['columns']>>>[number];

const duplicateRows = {
  groups: 'rowDuplicateGroups',
  subGroups: 'rowDuplicateSubGroups',
  facilityLicenses: 'rowDuplicateFacilityLicenses',
} as const satisfies Record<string, RefusalName>;

/** The sentence about a row, by the sentence of the form. */
const rowSentences: Readonly<Record<string, RefusalName>> = {
  [requestTexts.mandatory]: 'rowMandatory',
  [requestTexts.email]: 'rowEmail',
  [requestTexts.license]: 'rowLicense',
  [requestTexts.oneLicense]: 'rowOneLicense',
  [duplicateTexts.facilityLicenses]: 'rowDuplicateFacilityLicenses',
};

/** The sentence about a row, by what is wrong with a cell. */
const cellSentences: Readonly<Record<string, RefusalName>> = {
  required: 'rowMandatory',
  formula: 'rowFormula',
  tooLong: 'rowTooLong',
  hiddenRow: 'rowHidden',
};

const fileSentences: Readonly<Record<string, RefusalName>> = {
  wrongColumns: 'sheetColumns',
  empty: 'sheetEmpty',
  passwordProtected: 'sheetProtected',
  macros: 'sheetActive',
  externalLinks: 'sheetActive',
  harmful: 'sheetHarmful',
  tooLarge: 'sheetTooLarge',
  tooHeavy: 'sheetTooLarge',
  tooManyRows: 'sheetTooLarge',
  tooManyColumns: 'sheetTooLarge',
};

const aboutCell = ({ code }: ImportProblem): RefusalName => cellSentences[code] ?? 'rowUnknownValue';

/** The user of a row, or what is wrong with it. */
function userOf({ values, problems }: Row, earlier: readonly RequestUser[]): RequestUser | RefusalName[] {
  if (values === null) return problems.map(aboutCell);
  const parsed = requestUser.safeParse({
    ...values,
    accessType: Number(values.accessType),
    groups: (values.groups ?? []).map(Number),
    subGroups: (values.subGroups ?? []).map(Number),
    facilityLicenses: licensesIn(values.facilityLicenses ?? ''),
  });
  if (!parsed.success) return parsed.error.issues.map(({ message }) => rowSentences[message] ?? 'rowTooLong');
  const field = duplicateField(parsed.data, earlier);
  return field ? [duplicateRows[field]] : parsed.data;
}

/** The content must be what the name says: an old or a new workbook. */
async function checkWorkbook(file: File): Promise<void> {
  const head = Buffer.from(await file.slice(0, 4096).arrayBuffer());
  const isNamed = /\.xlsx?$/i.test(file.name);
  if (!isNamed || !['xls', 'xlsx'].includes(contentOf(head))) throw invalid('file', 'notAWorkbook');
}

async function rowsOf(file: File, sheet: Sheet): Promise<Row[]> {
  try {
    await checkWorkbook(file);
    return await readSheetFile(file, sheet);
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    throw invalid('file', fileSentences[error.code] ?? 'sheetUnreadable', { most: mostRequestUsers });
  }
}

/** The users of a sheet, for the page's list. Nothing is stored; rows that break a rule are left out, and the errors say which. */
export const importMembersFromExcel: Operation<typeof claimDashboardApi.endpoints.importMembersFromExcel> = async (
  { body },
  ctx,
) => {
  await takeSheetTurn(ctx, body.token);
  const rows = await rowsOf(body.file, requestSheet(await groupChoices(ctx)));
  if (rows.length === 0) throw invalid('file', 'sheetEmpty');
  const users: RequestUser[] = [];
  const errors: ApiError[] = [];
  for (const row of rows) {
    const user = userOf(row, users);
    if (!Array.isArray(user)) users.push(user);
    else for (const name of new Set(user)) errors.push(fieldRefusal('file', name, { row: row.row }));
  }
  return withErrors(users, errors);
};
