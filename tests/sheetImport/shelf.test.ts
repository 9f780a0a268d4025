import '../support/withoutScanner.ts';
import { describe, expect, it } from 'vitest';
import { decodedText } from '../../functions/_parts/sheetImport/reading/csvBook.ts';
import { readSheetFile } from '../../functions/_parts/sheetImport/readSheetFile.ts';
import { zipOf } from '../support/registerFiles.ts';
import { type BiffCell, biff5Book, biffBook } from './shelf/biff.ts';
import {
  excelForMac,
  excelForWindows,
  googleSheets,
  libreOffice,
  openXmlSdk,
  reportServer,
  usualBook,
} from './shelf/workbooks.ts';
import { both, plainKind } from './support/plainKind.ts';

const staff = plainKind(
  {
    emiratesId: {
      title: { en: 'Emirates ID', ar: 'رقم الهوية الإماراتية' },
      type: 'emiratesId',
      isNeeded: true,
      help: both('The ID'),
    },
    fullName: { title: { en: 'Full name', ar: 'الاسم الكامل' }, type: 'name', isNeeded: true, help: both('The name') },
    startsOn: { title: { en: 'Active from', ar: 'نشط من' }, type: 'date', help: both('The first day') },
    endsOn: { title: { en: 'Active To', ar: 'نشط إلى' }, type: 'date', help: both('The last day') },
    price: { title: { en: 'Price', ar: 'السعر' }, type: 'money', help: both('The price') },
    share: { title: { en: 'Share', ar: 'النسبة' }, type: 'percent', help: both('The share') },
    notes: { title: { en: 'Notes', ar: 'ملاحظات' }, type: 'text', help: both('Anything') },
  },
  'emiratesId',
);

/** What was read of each row; of a wrong one what is wrong. */
async function read(content: Buffer | string, name = 'staff.xlsx') {
  const rows = await readSheetFile(new File([Buffer.from(content)], name), staff);
  return rows.map(({ values, problems }) =>
    values ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) : problems,
  );
}
const failureOf = (content: Buffer, name: string): Promise<string> =>
  read(content, name).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

const sara = { emiratesId: '784198500000017', fullName: 'سارة المخترعة' };
const march = { ...sara, startsOn: '2026-03-05' };
/** A form takes no sheet with a row that a filter hides; an import leaves it out and counts it. */
const hidden = [{ column: null, code: 'hiddenRow' }];

describe('a workbook as its program writes it', () => {
  it.each<[string, () => Buffer, string, readonly object[]]>([
    [
      'Excel for Windows',
      excelForWindows,
      'a.xlsx',
      [hidden, { ...march, price: 4.35, share: 20, notes: 'first second _x000D_' }],
    ],
    ['Excel for Mac', excelForMac, 'a.xlsx', [march, { ...march, emiratesId: '784198500000025' }]],
    ['Google Sheets', googleSheets, 'a.xlsx', [{ ...march, price: 1.1, share: 7 }]],
    ['LibreOffice', libreOffice, 'a.xlsx', [hidden, { ...march, price: 1.1, share: 20 }]],
    ['the Open XML SDK', openXmlSdk, 'a.xlsx', [march]],
    ['a report server', reportServer, 'a.xlsx', [march]],
  ])('holds what a person reads in it: %s', async (_program, make, name, expected) => {
    expect(await read(make(), name)).toEqual(expected);
  });

  it('may have each price of two decimals as Excel stores it', async () => {
    const prices = Array.from({ length: 999 }, (_, at) => (at + 1) / 100);
    // Excel writes seventeen digits of a number.
    const rows = prices.map((price, at) => {
      const id = `<c t="str"><v>784-1985-0000001-7</v></c><c t="str"><v>Sara</v></c>`;
      return `<row r="${at + 2}">${id}<c><v>${price.toPrecision(17)}</v></c></row>`;
    });
    const head = ['Emirates ID', 'Full name', 'Price'].map((text) => `<c t="str"><v>${text}</v></c>`).join('');
    const sheets = { A: `<worksheet><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>` };
    const found = await readSheetFile(new File([Buffer.from(usualBook({ sheets }))], 'a.xlsx'), {
      ...staff,
      key: ['price'],
    });
    expect(found.map(({ values, problems }) => values?.price ?? problems)).toEqual(prices);
  });

  it.each([
    ['vbaProject', 'macros'],
    ['externalLink', 'externalLinks'],
  ])('has no %s under another name', async (type, failure) => {
    const linked = zipOf({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Target="a.xml"/><Relationship Id="b" Type="x/${type}" Target="b"/></Relationships>`,
      'xl/a.xml': '<worksheet/>',
    });
    expect(await failureOf(linked, 'a.xlsx')).toBe(failure);
  });
});

const heads = ['Emirates ID', 'Full name', 'Active from', 'Active To', 'Price', 'Share'];
const id = '784-1985-0000001-7';
const day = (number: number) => ({ number, format: 14 });

describe('an old workbook, record by record', () => {
  const oldBook = (row: readonly BiffCell[], settings = {}) =>
    biffBook([{ name: 'Staff', rows: [heads, [id, 'سارة المخترعة', ...row]] }], settings);

  it('counts its days from 1900 or from 1904, with a format and without one', async () => {
    expect(await read(oldBook([day(46_086)]), 'a.xls')).toEqual([march]);
    expect(await read(oldBook([day(44_624.75)], { is1904: true }), 'a.xls')).toEqual([march]);
    expect(await read(oldBook([{ number: 44_624 }], { is1904: true }), 'a.xls')).toEqual([march]);
  });

  it('shows numbers of fifteen digits and shares as percent', async () => {
    const row = [null, null, { number: 4.35 + 4.35 * 2 ** -52 }, { number: 0.2, format: 9 }];
    expect(await read(oldBook(row), 'a.xls')).toEqual([{ ...sara, price: 4.35, share: 20 }]);
  });

  it('shows fifteen digits of a number in a text, too', async () => {
    const rows = [
      ['Emirates ID', 'Full name', 'Notes'],
      [id, 'سارة المخترعة', { number: 4.35 + 4.35 * 2 ** -52 }],
    ];
    expect(await read(biffBook([{ name: 'A', rows }]), 'a.xls')).toEqual([{ ...sara, notes: '4.35' }]);
  });

  it('has a wrong row where it shows an error', async () => {
    for (const error of [0x00, 0x07, 0x0f, 0x17, 0x1d, 0x24, 0x2a]) {
      expect(await read(oldBook([null, { error }]), 'a.xls')).toEqual([[{ column: 'endsOn', code: 'cellError' }]]);
    }
  });

  it('is read on its visible tab with the heads, and says which rows a filter hides', async () => {
    const book = biffBook([
      { name: 'Lists', isHidden: true, rows: [heads, [id, 'Hidden Person']] },
      { name: 'Cover', rows: [['Report of March']] },
      { name: 'Staff', rows: [heads, [id, 'Filtered Person'], [id, 'سارة المخترعة']], hidden: [1] },
    ]);
    expect(await read(book, 'a.xls')).toEqual([hidden, sara]);
  });
});

/** A text in a page of codes: its Arabic letters by the table of the page, the rest as ASCII. */
const encoded = (text: string, page: Readonly<Record<string, number>>): Buffer =>
  Buffer.from([...text].map((sign) => page[sign] ?? sign.charCodeAt(0)));
const arabicLetters = 'ا ة خ ر س ع ل م ت'.split(' ');
const pageOf = (...codes: number[]) => Object.fromEntries(arabicLetters.map((letter, at) => [letter, codes[at] ?? 0]));
const windows1256 = pageOf(0xc7, 0xc9, 0xce, 0xd1, 0xd3, 0xda, 0xe1, 0xe3, 0xca);
const iso8859 = pageOf(0xc7, 0xc9, 0xce, 0xd1, 0xd3, 0xd9, 0xe4, 0xe5, 0xca);
const dos720 = pageOf(0x9f, 0xa1, 0xa6, 0xa9, 0xab, 0xe3, 0xe9, 0xea, 0xa2);

describe('a workbook of Excel 5 and 95', () => {
  const cells = (page: Readonly<Record<string, number>>) =>
    [heads.slice(0, 2), [id, 'سارة المخترعة']].map((row) => row.map((text) => encoded(text, page)));

  it('in Windows-1256 has its names', async () => {
    expect(await read(biff5Book(1256, cells(windows1256)), 'a.xls')).toEqual([sara]);
  });

  it('in a page of codes that is not known is refused', async () => {
    expect(await failureOf(biff5Book(10_004, cells(iso8859)), 'a.xls')).toBe('unknownLetters');
  });
});

describe('a CSV file as a program writes it', () => {
  const csv = (...cells: readonly string[]) => `Emirates ID,Full name,Notes\r\n${cells.join(',')}\r\n`;

  it('in Windows-1256 has its names', async () => {
    expect(await read(encoded(csv(id, 'سارة المخترعة'), windows1256), 'a.csv')).toEqual([sara]);
    // French letters stand there, too, and beside digits Latin and Arabic ones may meet.
    const notes = Buffer.from([0xe9, 0x20, 0xc7, 0xe1]);
    const file = Buffer.concat([encoded(`Emirates ID,Full name,Notes\r\n${id},سارة المخترعة,Ren`, windows1256), notes]);
    expect(await read(file, 'a.csv')).toEqual([{ ...sara, notes: 'René ال' }]);
  });

  it.each([
    [
      'ISO-8859-6',
      encoded(
        csv(
          id,
          'سارة المخترعة',
          'يوسف قاسم'.replace(/./gu, (sign) => ({ ي: 'ê', و: 'è', ق: 'â' })[sign] ?? sign),
        ),
        iso8859,
      ),
    ],
    [
      'ISO-8859-6, by its own letters',
      Buffer.concat([encoded(`Emirates ID,Full name\r\n${id},`, {}), Buffer.from([0xea, 0xe8, 0xd3, 0xe1])]),
    ],
    ['DOS 720', encoded(csv(id, 'سارة المخترعة محمد'.replaceAll('ح', 'خ').replaceAll('د', 'ر')), dos720)],
    ['Windows-1252', Buffer.from(csv(id, 'Jörg Nuñez'), 'latin1')],
    ['Windows-1252, at the end of a word', Buffer.from(csv(id, 'Ångström José'), 'latin1')],
  ])('in %s is refused: its letters would be others', async (_page, content) => {
    expect(await failureOf(content, 'a.csv')).toBe('unknownLetters');
  });

  it('is refused wherever its pieces end', async () => {
    const content = Buffer.concat([
      Buffer.from(`Emirates ID,Full name\r\n${id},`),
      Buffer.from([0xea, 0xe8, 0xd3, 0xe1]),
    ]);
    for (let at = 1; at < content.length; at += 1) {
      const pieces = async function* () {
        yield content.subarray(0, at);
        yield content.subarray(at);
      };
      await expect(Array.fromAsync(decodedText(pieces())), `${at}`).rejects.toThrow('unknownLetters');
    }
  });

  it('keeps numbers as texts by a formula of one text, and says where one was shortened', async () => {
    expect(await read(csv(`="${id}"`, 'سارة المخترعة'), 'a.csv')).toEqual([sara]);
    expect(await read(csv('"=""784198500000017"""', 'سارة المخترعة'), 'a.csv')).toEqual([sara]);
    expect(await read(csv('="=1+1"', 'Sara'), 'a.csv')).toEqual([[{ column: 'emiratesId', code: 'formula' }]]);
    const shortened = [[{ column: 'emiratesId', code: 'shortened' }]];
    for (const text of ['"7,84199E+14"', '7.84199E+14', '7٫84199E+14', '7E+14'])
      expect(await read(csv(text, 'Sara'), 'a.csv'), text).toEqual(shortened);
  });

  it('that has lost letters, or days to a narrow column, has wrong rows', async () => {
    expect(
      await read('Emirates ID,Full name,Notes,Active from\n784-1985-0000001-7,Sara,S\ufffdra,########', 'a.csv'),
    ).toEqual([
      [
        { column: 'startsOn', code: 'cellError' },
        { column: 'notes', code: 'lostLetters' },
      ],
    ]);
  });

  it.each([
    ['20%', 20],
    ['20 %', 20],
    ['٢٠٪', 20],
    ['12.5%', 12.5],
    ['20', 20],
  ])('has a share as %s', async (text, share) => {
    expect(await read(`Emirates ID,Full name,Share\n${id},سارة المخترعة,${text}`, 'a.csv')).toEqual([
      { ...sara, share },
    ]);
  });
});

describe('a head with more than its name', () => {
  it.each([
    ['Emirates ID (15 digits)', 'Full name'],
    ['Emirates ID [784-…]', 'Full name - as in the passport'],
    ['رقم الهوية الإماراتية (15 رقمًا)', 'الاسم الكامل'],
    ['Emirates ID / رقم الهوية الإماراتية', 'الاسم الكامل Full name'],
  ])('is recognised: %s, %s', async (first, second) => {
    expect(await read(`${first},${second}\n${id},سارة المخترعة`, 'a.csv')).toEqual([sara]);
  });

  it('is not taken for another column by what it explains', async () => {
    const text = `Emirates ID,Full name,Price (%),Full name (Arabic)\n${id},سارة المخترعة,20,Other`;
    expect(await read(text, 'a.csv')).toEqual([sara]);
    expect(await failureOf(Buffer.from(`Emirates ID,Full name (Arabic)\n${id},Other`), 'a.csv')).toBe('wrongColumns');
  });
});
