import { canonicalJson } from '../../functions/_kit/canonicalJson.ts';
import { zipFile } from '../../functions/_kit/zipFile.ts';

/* The sheets whose import is measured, and the items that it stores. */

const heads = ['Licence number', 'Full name', 'Status'];
const letterOf = (value: number): string => String.fromCharCode(97 + (value % 26));
const nameOf = (at: number): string => [17_576, 676, 26, 1].map((size) => letterOf(Math.floor(at / size))).join('');
const cellsOf = (at: number): string[] => [`DHA-P-${1_000_000 + at}`, `Layla Invented ${nameOf(at)}`, 'Active'];

function* linesOf(rows: number): Generator<string[]> {
  yield heads;
  for (let at = 0; at < rows; at += 1) yield cellsOf(at);
}

async function* bytesOf(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** The texts of a workbook as Excel stores them: each once, in the order in which the cells name them. */
function* sharedTexts(rows: number): Generator<string> {
  yield '<sst xmlns="x">';
  for (const [licence, name, status] of linesOf(rows))
    yield `<si><t>${licence}</t></si><si><t>${name}</t></si>${status === 'Status' ? '<si><t>Status</t></si><si><t>Active</t></si>' : ''}`;
  yield '</sst>';
}

function* sheetXml(rows: number): Generator<string> {
  yield '<worksheet><sheetData>';
  for (let row = 1; row <= rows + 1; row += 1) {
    const first = row === 1 ? 0 : 2 * row;
    const cell = (letter: string, text: number) => `<c r="${letter}${row}" t="s"><v>${text}</v></c>`;
    yield `<row r="${row}">${cell('A', first)}${cell('B', first + 1)}${cell('C', row === 1 ? 2 : 3)}</row>`;
  }
  yield '</sheetData></worksheet>';
}

async function workbook(rows: number): Promise<Buffer> {
  const files: Record<string, Iterable<string>> = {
    'xl/workbook.xml': ['<workbook><sheets><sheet name="Staff" r:id="r1"/></sheets></workbook>'],
    'xl/_rels/workbook.xml.rels': ['<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>'],
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/sharedStrings.xml': sharedTexts(rows),
  };
  const entries = async function* () {
    for (const [name, texts] of Object.entries(files)) yield { name, content: bytesOf(texts) };
  };
  return zipFile(entries());
}

async function csvFile(rows: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const cells of linesOf(rows)) pieces.push(Buffer.from(`${cells.join(',')}\r\n`));
  return Buffer.concat(pieces);
}

/** A sheet of so many rows as CSV or as a workbook. */
export const sheetOf = (rows: number, format: string): Promise<Buffer> =>
  format === 'csv' ? csvFile(rows) : workbook(rows);

/** The items that the import of such a sheet stores, by the thousand. */
export function* itemsOf(pk: string, rows: number) {
  for (let from = 0; from < rows; from += 1000)
    yield Array.from({ length: Math.min(1000, rows - from) }, (_, at) => {
      const [licence = '', fullName] = cellsOf(from + at);
      return { pk, sk: licence, content: canonicalJson({ licence, fullName, status: 'active' }) };
    });
}
