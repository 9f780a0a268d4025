import { zipOf } from './registerFiles.ts';

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (at: number, ...texts: string[]) =>
  `<row r="${at}">${texts.map((text, column) => cell(`${columnNamed(column)}${at}`, text)).join('')}</row>`;

/** The name of a column of a sheet: A, Z, AA. */
function columnNamed(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnNamed(Math.floor(at / 26) - 1) + last;
}

const sheetXml = (data: string, before = '', behind = '') =>
  `<worksheet>${before}<sheetData>${data}</sheetData>${behind}</worksheet>`;

/** A workbook with one sheet, with further or other files in its archive. */
const workbook = (sheet: string, more: Record<string, string | Buffer> = {}): Buffer =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });

const plain = sheetXml(row(1, 'Licence number', 'Full name') + row(2, 'DHA-P-1', 'Layla'));
const thousand = Array.from({ length: 1000 }, (_, at) => `Column ${at}`);
const table = '<html><body><table><tr><td>Licence number</td></tr></table></body></html>';

/** What somebody may send in the place of a sheet: what it is, its name, and its content. None may be taken in, and none may cost a call more than its time. */
export const hostileFiles: readonly (readonly [what: string, name: string, content: () => Buffer])[] = [
  ['an empty file', 'a.xlsx', () => Buffer.alloc(0)],
  ['a PDF under the name of a workbook', 'a.xlsx', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['a program under the name of a workbook', 'a.xlsx', () => Buffer.from('MZ\u0000\u0000\u0001')],
  ['a web page under the name of an old workbook', 'a.xls', () => Buffer.from(table)],
  ['half of a workbook', 'a.xlsx', () => workbook(plain).subarray(0, 300)],
  ['a zip of something else', 'a.xlsx', () => zipOf({ 'a.txt': 'x' })],
  ['a workbook behind a password', 'a.xlsx', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
  ['an archive with encrypted entries', 'a.xlsx', () => zipOf({ 'xl/workbook.xml': 'x' }, { flags: 1 })],
  ['macros under the name of a plain workbook', 'a.xlsx', () => workbook(plain, { 'xl/vbaProject.bin': 'x' })],
  ['macros under their own name', 'a.xlsm', () => workbook(plain, { 'xl/vbaProject.bin': 'x' })],
  ['a macro sheet', 'a.xlsx', () => workbook(plain, { 'xl/macrosheets/sheet1.xml': '<a/>' })],
  ['a link to another workbook', 'a.xlsx', () => workbook(plain, { 'xl/externalLinks/externalLink1.xml': '<a/>' })],
  [
    'entities of its own',
    'a.xlsx',
    () => workbook('<!DOCTYPE a [<!ENTITY b "cccccccccc"><!ENTITY d "&b;&b;&b;">]><worksheet>&d;</worksheet>'),
  ],
  [
    'a bomb: a picture that unpacks a thousandfold',
    'a.xlsx',
    () => workbook(plain, { 'xl/media/a': Buffer.alloc(2e7) }),
  ],
  ['a bomb: a sheet that unpacks a thousandfold', 'a.xlsx', () => workbook(sheetXml(`<!--${' '.repeat(2e7)}-->`))],
  [
    'a thousand entries',
    'a.xlsx',
    () => zipOf(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`xl/${at}.xml`, 'x']))),
  ],
  ['a thousand columns', 'a.xlsx', () => workbook(sheetXml(row(1, ...thousand) + row(2, ...thousand)))],
  [
    'a million rows, by its own word, of which the last is there',
    'a.xlsx',
    () => workbook(sheetXml(row(1, 'A') + row(1_048_576, 'B'), '<dimension ref="A1:XFD1048576"/>')),
  ],
  ['a row number that no sheet has', 'a.xlsx', () => workbook(sheetXml(row(1, 'A') + row(99_999_999, 'B')))],
];
