import '../../../support/withoutScanner.ts';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheetFile } from '../../../../functions/_parts/sheetImport/readSheetFile.ts';
import arabic from '../../../../web/parts/job/texts/ar.json' with { type: 'json' };
import english from '../../../../web/parts/job/texts/en.json' with { type: 'json' };
import { both, plainKind } from '../../../sheetImport/support/plainKind.ts';
import { processorMs } from '../../../support/processorTime.ts';
import { zipOf } from '../../../support/registerFiles.ts';

const staff = plainKind(
  {
    licence: { title: both('Licence number'), type: 'licence', isNeeded: true, help: both('The licence') },
    fullName: { title: both('Full name'), type: 'name', isNeeded: true, help: both('The name') },
  },
  'licence',
);

const outcomeOf = (content: Buffer | string, name: string): Promise<unknown> =>
  readSheetFile(new File([Buffer.from(content)], name), staff).then(
    (rows) => rows.map(({ values, problems }) => values ?? problems),
    (error: { code: string }) => error.code,
  );

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row r="1">${cell('A1', 'Licence number')}${cell('B1', 'Full name')}</row>`;
const line = (row: string, licence = 'DHA-P-1') =>
  `<row r="${row}">${cell(`A${row}`, licence)}${cell(`B${row}`, 'Layla')}</row>`;
const layla = { licence: 'DHA-P-1', fullName: 'Layla' };

/** A workbook with one sheet of these rows. */
const bookOf = (rows: string, more: Record<string, string | Buffer> = {}, behind = ''): Buffer =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    ...more,
  });

/** Content that packs badly enough not to be a bomb by its ratio. */
const noise = (bytes: number): Buffer => {
  const found = Buffer.alloc(bytes);
  let value = 1;
  for (let at = 0; at < bytes; at += 64) {
    value = (value * 48_271) % 2_147_483_647;
    found.writeUInt32LE(value, at);
  }
  return found;
};

describe('a file that is made to harm', () => {
  it.each<[string, Buffer | string, string, unknown]>([
    ['a row twice', bookOf(head + line('2') + line('2', 'DHA-P-2')), 'a.xlsx', 'notReadable'],
    ['rows out of their order', bookOf(head + line('3') + line('2', 'DHA-P-2')), 'a.xlsx', 'notReadable'],
    ['a row without a number', bookOf(head + line('x')), 'a.xlsx', 'notReadable'],
    ['a row behind all rows', bookOf(head + line('99999999')), 'a.xlsx', 'tooLarge'],
    ['macros under the name of a workbook', bookOf(head, { 'xl/vbaProject.bin': 'x' }), 'a.xlsx', 'macros'],
    ['a macro sheet', bookOf(head, { 'xl/macrosheets/sheet1.xml': '<a/>' }), 'a.xlsx', 'macros'],
    [
      'a link to another book',
      bookOf(head, { 'xl/externalLinks/externalLink1.xml': '<a/>' }),
      'a.xlsx',
      'externalLinks',
    ],
    [
      'entities of its own',
      bookOf('', { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }),
      'a.xlsx',
      'doctype',
    ],
    [
      'more than a call can unpack',
      bookOf(head + line('2'), { 'xl/media/a': noise(66 * 1024 * 1024) }),
      'a.xlsx',
      'tooLarge',
    ],
    [
      'an old workbook that is too large',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(6e6)]),
      'a.xls',
      'tooLarge',
    ],
    ['a million rows', `Licence number,Full name\n${'DHA-P-1,Layla\n'.repeat(1e6)}`, 'a.csv', 'tooManyRows'],
    [
      'rows far below',
      `Licence number,Full name\n${','.repeat(1).concat('\n').repeat(3000)}DHA-P-1,Layla`,
      'a.csv',
      'tooManyRows',
    ],
    ['a line of a million cells', ','.repeat(1e6), 'a.csv', 'tooManyColumns'],
    [
      'such a line below its heads',
      `Licence number;Full name\nDHA-P-1;Layla\n${';'.repeat(1e6)}`,
      'a.csv',
      'tooManyColumns',
    ],
    ["another kind's template", 'Drug code,Drug name\nD-1,Aspirin', 'a.csv', 'wrongColumns'],
  ])('ends with its reason: %s', async (_what, content, name, code) => {
    expect(await outcomeOf(content, name)).toBe(code);
  });

  it.each<[string, Buffer | string, string]>([
    [
      'merged cells',
      bookOf(head + line('2'), {}, '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'),
      'a.xlsx',
    ],
    [
      'a merged title above its heads',
      bookOf(`<row r="1">${cell('A1', 'Staff')}</row>${head.replace(/1"/g, '2"')}${line('3')}`),
      'a.xlsx',
    ],
    ['a head twice', 'Licence number,Full name,Full name\nDHA-P-1,Layla,Sara', 'a.csv'],
    ['a byte order mark before quotes', '\uFEFF"Licence number","Full name"\n"DHA-P-1","Layla"', 'a.csv'],
    ['an old workbook of two sheets', oldBook(), 'a.xls'],
  ])('is read where nothing is wrong with it: %s', async (_what, content, name) => {
    expect(await outcomeOf(content, name)).toEqual([layla]);
  });
});

it('costs no more than its bytes: a sheet with millions of empty lines behind its rows', async () => {
  const sheet = `Licence number,Full name\n\nDHA-P-1,\n${'\n'.repeat(4e6)}DHA-P-2,Layla`;
  const open = () => new File([sheet], 'a.csv');
  expect(await processorMs(() => readSheetFile(open(), staff).catch(() => null))).toBeLessThan(10_000);
  const rows = await readSheetFile(new File([sheet.slice(0, 200)], 'a.csv'), staff);
  // As a spreadsheet counts.
  expect(rows.map(({ row }) => row)).toEqual([3]);
});

describe('what a file cannot be read for', () => {
  const reasons = [
    ...['empty', 'unknownContent', 'htmlFile', 'notASheet', 'notReadable', 'noSuchSheet', 'wrongColumns', 'doctype'],
    ...['macros', 'externalLinks', 'passwordProtected', 'tooLarge', 'tooHeavy', 'tooManyRows', 'tooManyColumns'],
  ];

  it.each(reasons)('is said in both languages: %s', (reason) => {
    for (const { failure } of [english, arabic]) expect(Object.keys(failure)).toContain(reason);
  });
});

function oldBook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Licence number', 'Full name'],
      ['DHA-P-1', 'Layla'],
    ]),
    'Staff',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([['notes']]), 'Notes');
  return write(book, { type: 'buffer', bookType: 'biff8' });
}
