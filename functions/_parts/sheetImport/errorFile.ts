import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { ImportKindFacts, ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import { importProblemTexts } from '../../../shared/sheetImport/importProblems.ts';
import { uploadKey } from '../../_data/job/jobUpload.ts';
import type { StoredImport } from '../../_data/sheetImport/sheetImport.ts';
import { readFile } from '../../_data/transfer/transfer.ts';
import { formula } from '../sheet/lines.ts';
import { delimiterIn } from './reading/csvBook.ts';
import type { SheetBook } from './reading/sheetBook.ts';
import type { ErrorColumn } from './returned/errorColumn.ts';
import { withErrorColumn } from './returned/xlsxErrors.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
} as const;

type WrongIn = { readonly row: number; readonly problems: readonly ImportProblem[] };

function errorColumn(
  { language, plan }: StoredImport,
  { columns }: ImportKindFacts,
  wrong: readonly WrongIn[],
): ErrorColumn {
  const wordsOf = ({ column, code }: ImportProblem): string => {
    const text = inLanguage(language, importProblemTexts[code] ?? { en: code, ar: code });
    const title = column === null ? undefined : columns[column]?.title;
    return title ? `${inLanguage(language, title)}: ${text}` : text;
  };
  const texts = wrong.map(({ row, problems }) => [row, problems.map(wordsOf).join(' | ')] as const);
  return {
    title: language === 'ar' ? 'الأخطاء' : 'What is wrong',
    at: plan?.columns.length ?? 0,
    headRow: plan?.headRow ?? 1,
    textOf: new Map(texts),
  };
}

const quoted = (text: string, delimiter: string): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
/** What a spreadsheet would compute stays a text, as in every sheet that the portal gives. */
const harmless = (text: string): string => (/^\s*(?:[=@]|[+-](?![\d.]))/.test(text) ? `'${text}` : text);

async function csvErrors(
  book: SheetBook,
  imported: StoredImport,
  { title, at, headRow, textOf }: ErrorColumn,
): Promise<Buffer> {
  // The person's own: their program opens a file with another one as a single column.
  const delimiter = await delimiterIn(await readFile(uploadKey(imported)));
  const lines: string[] = ['\uFEFF'];
  for await (const { row, cells } of book.lines(0)) {
    const texts = cells.map((cell) => (cell === formula ? '' : harmless(cell)));
    const added = row === headRow ? title : textOf.get(row);
    while (added !== undefined && texts.length < at) texts.push('');
    const all = added === undefined ? texts : [...texts.slice(0, at), added, ...texts.slice(at)];
    lines.push(`${all.map((text) => quoted(text, delimiter)).join(delimiter)}\r\n`);
  }
  return Buffer.from(lines.join(''));
}

async function xlsErrors(imported: StoredImport, { title, at, headRow, textOf }: ErrorColumn): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await readFile(uploadKey(imported))) pieces.push(piece as Buffer);
  const { read, utils, write } = await import('@e965/xlsx');
  const book = read(Buffer.concat(pieces), { type: 'buffer', cellFormula: false });
  const sheet = book.Sheets[book.SheetNames[imported.plan?.sheet ?? 0] ?? ''];
  if (sheet) {
    utils.sheet_add_aoa(sheet, [[title]], { origin: { r: headRow - 1, c: at } });
    for (const [row, text] of textOf) utils.sheet_add_aoa(sheet, [[text]], { origin: { r: row - 1, c: at } });
  }
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

/** The person's own file with a column more, in which each wrong row says what is wrong with it. */
export async function errorFileOf(
  book: SheetBook,
  imported: StoredImport,
  facts: ImportKindFacts,
  wrong: readonly WrongIn[],
): Promise<{ readonly body: Uint8Array; readonly contentType: string }> {
  const column = errorColumn(imported, facts, wrong);
  const { content } = book;
  const bodies = {
    csv: () => csvErrors(book, imported, column),
    xls: () => xlsErrors(imported, column),
    xlsx: async () =>
      withErrorColumn(await readFile(uploadKey(imported)), imported.bytes, imported.plan?.sheet ?? 0, column),
  };
  return { body: await bodies[content](), contentType: types[content] };
}

/** The media type of a file by its name, for its download. */
export const errorFileType = (fileName: string): string => {
  const ending = fileName.toLowerCase().split('.').at(-1);
  return ending === 'xlsx' || ending === 'xls' ? types[ending] : types.csv;
};
