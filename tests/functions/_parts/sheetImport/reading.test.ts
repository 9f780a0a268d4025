import '../../../support/withoutScanner.ts';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../../../functions/_parts/sheetImport/reading/openBook.ts';
import { readSheetFile } from '../../../../functions/_parts/sheetImport/readSheetFile.ts';
import { both, plainKind } from '../../../sheetImport/support/plainKind.ts';
import { zipOf } from '../../../support/registerFiles.ts';

const staff = plainKind(
  {
    licence: {
      title: { en: 'Licence number', ar: 'رقم الترخيص' },
      aliases: ['License No', 'clinician_code'],
      type: 'licence',
      isNeeded: true,
      help: both('The licence'),
    },
    fullName: { title: { en: 'Full name', ar: 'الاسم الكامل' }, type: 'name', isNeeded: true, help: both('The name') },
    startsOn: { title: { en: 'Active from', ar: 'نشط من' }, type: 'date', help: both('The first day') },
  },
  'licence',
);

const read = (content: Buffer | string, name = 'staff.csv') =>
  readSheetFile(new File([Buffer.from(content)], name), staff);
const valuesOf = async (content: Buffer | string, name?: string) =>
  (await read(content, name)).map(({ values, problems }) => values ?? problems);
const failureOf = (content: Buffer | string, name?: string): Promise<string> =>
  read(content, name).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

type Fill = (book: exceljs.Workbook) => void;
async function workbook(fill: Fill): Promise<Buffer> {
  const book = new exceljs.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}
const oldBook = (...lines: readonly (readonly string[])[]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((cells) => [...cells])), 'A');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }));
};
const heads = ['Licence number', 'Full name', 'Active from'];
const layla = { licence: 'DHA-P-1', fullName: 'Layla One', startsOn: '2026-03-05' };
const omar = { licence: 'DHA-P-2', fullName: 'عمر', startsOn: null };

describe('a CSV file', () => {
  const lines = [heads, ['dha-p-1', 'Layla One', '05/03/2026'], ['DHA-P-2', 'عمر', '']];
  const joined = (sign: string) => lines.map((cells) => cells.join(sign)).join('\r\n');

  it.each([',', ';', '\t', '|'])('may divide its cells by "%s"', async (sign) => {
    expect(await valuesOf(joined(sign))).toEqual([layla, omar]);
  });

  it('may name its delimiter, as Excel does', async () => {
    expect(await valuesOf(`sep=;\r\n${joined(';')}`)).toEqual([layla, omar]);
  });

  it('may be UTF-8 with or without a mark, UTF-16, or Windows-1256', async () => {
    const text = joined(',');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const arabic = Buffer.concat([
      Buffer.from(text.split('عمر')[0] ?? ''),
      Buffer.from([0xda, 0xe3, 0xd1]),
      Buffer.from(text.split('عمر')[1] ?? ''),
    ]);
    for (const content of [text, `\uFEFF${text}`, utf16, arabic])
      expect(await valuesOf(content)).toEqual([layla, omar]);
  });

  it('that was cut within a sign or a quoted cell is refused whole, and loses no letter in silence', async () => {
    const text = Buffer.from(`${joined(',')}\r\nDHA-P-3,عمر`);
    expect(await failureOf(text.subarray(0, -1))).toBe('notReadable');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.toString(), 'utf16le')]);
    expect(await failureOf(utf16.subarray(0, -1))).toBe('notReadable');
    expect(await failureOf(`${joined(',')}\r\nDHA-P-3,"Layla`)).toBe('notReadable');
  });

  it('in UTF-16 without its mark is not taken for names with a NUL between their letters', async () => {
    for (const encoded of [Buffer.from(joined(','), 'utf16le'), Buffer.from(joined(','), 'utf16le').swap16()])
      expect(await failureOf(encoded)).toMatch(/^(unknownContent|wrongColumns|notReadable)$/);
  });

  it('in UTF-16 of one letter has that letter and no part of its mark', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x41, 0x00]);
    const book = await openBook({ open: async () => Readable.from([bytes]), bytes: 4, fileName: 'a.csv' });
    const found = [];
    for await (const line of book.lines(0)) found.push(line.cells);
    expect(found).toEqual([['A']]);
  });

  it('is Windows-1256 also where a sign of it stands at the end of a piece', async () => {
    const text = Buffer.concat([Buffer.from('Licence number,Full name\r\nDHA-P-2,'), Buffer.from([0xda, 0xe3, 0xd1])]);
    for (let at = 1; at <= text.length; at += 1) {
      const pieces = [text.subarray(0, at), text.subarray(at)].filter(({ length }) => length > 0);
      const book = await openBook({ open: async () => Readable.from(pieces), bytes: text.length, fileName: 'a.csv' });
      const found = [];
      for await (const line of book.lines(0)) found.push(line.cells);
      expect(found[1], `${at}`).toEqual(['DHA-P-2', 'عمر']);
    }
  });
});

describe('the heads', () => {
  it('may stand in any order, under other names, with spelling mistakes, below a title', async () => {
    const text = 'Staff of the clinic\n\nactive from;FULL_NAME;Remark;License  No.\n5/3/2026;Layla One;new;dha-p-1';
    expect(await valuesOf(text)).toEqual([layla]);
    expect(await valuesOf('Licnce numbr,Full nmae\nDHA-P-2,عمر')).toEqual([omar]);
    expect(await valuesOf('رقم الترخيص,الإسم الكامل\nDHA-P-2,عمر')).toEqual([omar]);
  });

  it('that stand twice count once: the surer one, else the first', async () => {
    expect(await valuesOf('Licence number,Full name,Full name\nDHA-P-2,عمر,Other')).toEqual([omar]);
    expect(await valuesOf('Licence number,Full nam,Full name\nDHA-P-2,Other,عمر')).toEqual([omar]);
  });

  it('that lack a needed column are told', async () => {
    expect(await failureOf('Licence number\nDHA-P-2')).toBe('wrongColumns');
    expect(await failureOf('nothing,known\n1,2')).toBe('wrongColumns');
  });

  it('of more than 200 columns are refused', async () => {
    const wide = Array.from({ length: 1000 }, (_, at) => `Column ${at}`).join(',');
    expect(await failureOf(`${heads.join(',')},${wide}\n`)).toBe('tooManyColumns');
    const book = await workbook((each) => void each.addWorksheet('A').addRow([...heads, ...wide.split(',')]));
    expect(await failureOf(book, 'a.xlsx')).toBe('tooManyColumns');
    expect(await failureOf(oldBook([...heads, ...wide.split(',').slice(0, 250)]), 'a.xls')).toBe('tooManyColumns');
  });

  it('behind the hundredth one of an old workbook are read', async () => {
    const [first = '', ...others] = heads;
    const far = [first, ...Array.from({ length: 150 }, (_, at) => `Column ${at}`), ...others];
    const [licence = '', ...rest] = ['DHA-P-2', 'عمر', ''];
    const row = [licence, ...Array<string>(150).fill('x'), ...rest];
    expect(await valuesOf(oldBook(far, row), 'a.xls')).toEqual([omar]);
  });
});

describe('rows', () => {
  it('of the same record are told, also where their letters differ in case', async () => {
    const rows = await read(`${heads.join(',')}\nDHA-P-1,Layla One,\ndha-p-1 ,Layla Two,`);
    expect(rows.map(({ row, problems }) => [row, problems])).toEqual([
      [2, []],
      [3, [{ column: null, code: 'twiceInFile' }]],
    ]);
  });

  it('say everything that is wrong with them', async () => {
    expect(await valuesOf(`${heads.join(',')}\n,Layla 1,12/25/2026`)).toEqual([
      [
        { column: 'licence', code: 'required' },
        { column: 'fullName', code: 'name' },
        { column: 'startsOn', code: 'monthFirst' },
      ],
    ]);
  });

  it('may not be more than the kind takes', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => `DHA-P-${at},Layla,`).join('\n');
    expect(await failureOf(`${heads.join(',')}\n${rows}`)).toBe('tooManyRows');
  });
});

describe('a workbook', () => {
  it('has its rows on the first sheet that is not hidden, and says which of them are hidden', async () => {
    const book = await workbook((each) => {
      each.addWorksheet('Lists', { state: 'hidden' }).addRow(['Licence number', 'Full name']);
      const sheet = each.addWorksheet('Staff');
      sheet.addRow(['Clinic of the north']);
      sheet.mergeCells('A1:C1');
      sheet.addRow(heads);
      sheet.addRow(['DHA-P-9', 'Hidden One', null]).hidden = true;
      sheet.addRow(['DHA-P-1', { richText: [{ text: 'Layla ' }, { text: 'One' }] }, new Date('2026-03-05')]);
      sheet.addRow(['DHA-P-2', 'عمر', null]);
    });
    expect(await valuesOf(book, 'staff.xlsx')).toEqual([[{ column: null, code: 'hiddenRow' }], layla, omar]);
  });

  it('with a formula says so at its cell, whatever the formula last came to', async () => {
    const book = await workbook((each) => {
      const sheet = each.addWorksheet('A');
      sheet.addRow(heads);
      sheet.addRow(['DHA-P-1', { formula: 'CONCAT("Layla"," One")', result: 'Layla One' }, null]);
    });
    expect(await valuesOf(book, 'a.xlsx')).toEqual([[{ column: 'fullName', code: 'formula' }]]);
  });

  it('may be an old one', async () => {
    const sheet = utils.aoa_to_sheet([heads, ['DHA-P-1', 'Layla One', 46086], ['DHA-P-2', 'عمر']]);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['notes']]), 'Notes');
    utils.book_append_sheet(book, sheet, 'Staff');
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    expect(await valuesOf(write(book, { type: 'buffer', bookType: 'biff8' }), 'staff.xls')).toEqual([layla, omar]);
  });
});

describe('a file that is no sheet', () => {
  it.each([
    ['empty', '', 'a.xlsx', 'empty'],
    ['a document under the name of a workbook', '%PDF-1.7\n%âãÏÓ', 'a.xlsx', 'unknownContent'],
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.csv', 'unknownContent'],
    ['a page that Excel wrote', '<html><body><table><tr><td>1</td></tr></table></body></html>', 'a.xls', 'htmlFile'],
    ['markup', '<?xml version="1.0"?><Persons/>', 'a.csv', 'notASheet'],
    ['noise', Buffer.concat([Buffer.from([0]), randomBytes(200)]), 'a.csv', 'unknownContent'],
    ['half of a zip', Buffer.from('PK\u0003\u0004half'), 'a.xlsx', 'notReadable'],
    ['a zip of something else', zipOf({ 'word/document.xml': '<a/>' }), 'a.xlsx', 'notReadable'],
    ['a workbook with macros', zipOf({ 'xl/workbook.xml': '<a/>', 'xl/vbaProject.bin': 'x' }), 'a.xlsx', 'macros'],
    ['one with links to others', zipOf({ 'xl/externalLinks/externalLink1.xml': '<a/>' }), 'a.xlsx', 'externalLinks'],
    ['an encrypted one', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx', 'passwordProtected'],
    ['an encrypted zip', zipOf({ 'xl/workbook.xml': '<a/>' }, { flags: 1 }), 'a.xlsx', 'passwordProtected'],
    ['a bomb', zipOf({ 'xl/workbook.xml': Buffer.alloc(30 * 1024 * 1024) }), 'a.xlsx', 'tooLarge'],
  ])('says what it is: %s', async (_what, content, name, code) => {
    expect(await failureOf(content, name)).toBe(code);
  });
});
