import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { checkRow } from '../../functions/member/register/checkRow.ts';
import { openRows } from '../../functions/member/register/openRows.ts';
import { biffBook } from '../sheetImport/shelf/biff.ts';
import { usualBook } from '../sheetImport/shelf/workbooks.ts';
import { aLine, csvOf, type Line } from '../support/registerFiles.ts';

const today = '2026-11-28';
let hidden = 0;

/** What the register takes of a file: a member with a cover, or what is wrong with the row. */
async function taken(content: Buffer | string, fileName = 'members.csv') {
  const bytes = Buffer.from(content);
  hidden = 0;
  const file = { fileName, bytes: bytes.length, open: async () => Readable.from([bytes]) };
  const rows = openRows(file, () => {
    hidden += 1;
  });
  const found = [];
  for await (const row of rows) {
    const checked = checkRow(row, today);
    found.push(
      'good' in checked
        ? { ...checked.good.member, ...checked.good.coverage }
        : checked.problems.map(({ column, code }) => [column, code]),
    );
  }
  return found;
}
const lineWith = (changes: Line) => taken(csvOf([aLine(changes)]));

const arabicHeads =
  'رقم العضو,رقم الهوية,الاسم الكامل,تاريخ الميلاد,الجنس,صلة القرابة,رقم الوثيقة,خطة التأمين,تاريخ البداية,تاريخ النهاية,الحالة';
const arabicLine =
  'SDR-000001,٧٨٤-١٩٨٥-٠٠٠٠٠٠١-٧,سارة المخترعة,١٤/٠٣/١٩٨٥,أنثى,زوجة,POL-1,Gold,٠١/٠١/٢٠٢٦,٣١/١٢/٢٠٢٦,سارية';
const sara = {
  memberId: 'SDR-000001',
  emiratesId: '784198500000017',
  fullName: 'سارة المخترعة',
  bornOn: '1985-03-14',
  gender: 'female',
  relation: 'spouse',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  cancelledOn: null,
};

const letters: Readonly<Record<string, number>> = Object.fromEntries(
  [...new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))].map(
    (letter, at) => [letter, at + 128],
  ),
);
const windows1256 = (text: string): Buffer => Buffer.from([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)));
const westernDigits = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

describe('a register is read by the reader of all sheets', () => {
  it.each<[string, () => Buffer | string]>([
    ['Arabic heads and digits', () => `${arabicHeads}\n${arabicLine}`],
    ['a title and an empty row above the heads', () => `Members of the clinic\n\n${arabicHeads}\n${arabicLine}`],
    [
      'UTF-16',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${arabicHeads}\n${arabicLine}`, 'utf16le')]),
    ],
    ['Windows-1256', () => windows1256(westernDigits(`${arabicHeads}\n${arabicLine}`))],
    ['lines that name their delimiter', () => `sep=|\r\n${`${arabicHeads}\r\n${arabicLine}`.replaceAll(',', '|')}`],
    ['marks of direction', () => `${arabicHeads}\n${arabicLine.replaceAll(',', '\u200f,\u202a')}`],
  ])('with %s', async (_way, content) => {
    expect(await taken(content())).toMatchObject([sara]);
  });

  it.each<[Line, object]>([
    [{ BirthDate: '14 March 1985' }, { bornOn: '1985-03-14' }],
    [{ BirthDate: '14.3.1985' }, { bornOn: '1985-03-14' }],
    [{ BirthDate: '31120' }, { bornOn: '1985-03-14' }],
    [{ BirthDate: '1985-03-14T00:00:00' }, { bornOn: '1985-03-14' }],
    [{ MemberID: "'000123" }, { memberId: '000123' }],
    [{ MemberID: '="000123"' }, { memberId: '000123' }],
    [{ EmiratesID: '784 1985 0000001 7' }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: '784–1985–0000001–7' }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: '000-0000-0000000-0' }, { emiratesId: null }],
    [{ EmiratesID: '111-1111-1111111-1' }, { emiratesId: null }],
    [{ EmiratesID: '999-9999-9999999-9' }, { emiratesId: null }],
    [{ Gender: 'ذكر' }, { gender: 'male' }],
    [{ Gender: ' FEMALE ' }, { gender: 'female' }],
    [{ Gender: '9' }, { gender: 'unknown' }],
    [{ Relation: 'الزوجة' }, { relation: 'spouse' }],
    [{ CoPaymentPercent: '20%' }, { coPaymentPercent: 20 }],
    [{ CoPaymentPercent: '٢٠٪' }, { coPaymentPercent: 20 }],
    [{ CoPaymentAED: 'AED 20.50' }, { coPaymentFils: 2050 }],
    [{ CoPaymentAED: '4.3499999999999996' }, { coPaymentFils: 435 }],
    [{ Status: 'ملغاة', CancelledOn: '2026-11-01' }, { cancelledOn: '2026-11-01' }],
    [{ Status: '', CancelledOn: '2026-11-01' }, { cancelledOn: '2026-11-01' }],
    [{ Gatekeeping: 'نعم' }, { gatekeeping: 'required' }],
  ])('as people write it: %o', async (changes, expected) => {
    expect(await lineWith({ StartDate: '2026-01-01', ...changes })).toMatchObject([expected]);
  });

  it.each<[Line, string, string]>([
    [{ CoPaymentPercent: '0.2' }, 'CoPaymentPercent', 'fraction'],
    [{ EmiratesID: '7.84199E+14' }, 'EmiratesID', 'shortened'],
    [{ BirthDate: '12/25/1985' }, 'BirthDate', 'monthFirst'],
    [{ BirthDate: '14/03/85' }, 'BirthDate', 'shortYear'],
    [{ EndDate: '#N/A' }, 'EndDate', 'cellError'],
    [{ FullName: 'S\ufffdra' }, 'FullName', 'lostLetters'],
  ])('and wrong where it can mean something else: %o', async (changes, column, code) => {
    expect(await lineWith(changes)).toEqual([[[column, code]]]);
  });

  it('from a workbook that counts from 1904, a share as a percent cell, and without hidden rows', async () => {
    const heads = [
      'MemberID',
      'FullName',
      'BirthDate',
      'PolicyNumber',
      'PlanName',
      'StartDate',
      'EndDate',
      'CoPaymentPercent',
    ];
    const day = (number: number) => ({ number, format: 14 });
    const row = ['M-1', 'Sara', day(29_658), 'P-1', 'Gold', day(44_561), day(44_925), { number: 0.2, format: 9 }];
    const rows = [heads, ['M-9', 'Hidden'], row];
    const expected = { bornOn: '1985-03-14', startsOn: '2026-01-01', endsOn: '2026-12-31', coPaymentPercent: 20 };
    const sheets = [
      { name: 'Lists', isHidden: true, rows: [heads] },
      { name: 'Members', rows, hidden: [1] },
    ];
    expect(await taken(biffBook(sheets, { is1904: true }), 'members.xls')).toMatchObject([expected]);
    expect(hidden).toBe(1);
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
    const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;
    const xml = `<worksheet><sheetData><row>${heads.map(cell).join('')}</row><row>${cell('M-1')}${cell('Sara')}${number(29_658, 1)}${cell('P-1')}${cell('Gold')}${number(44_561, 1)}${number(44_925, 1)}${number(0.2, 2)}</row></sheetData></worksheet>`;
    const book = usualBook({
      workbook: '<workbookPr date1904="true"/>',
      styles: '<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs>',
      sheets: { Hidden: '<worksheet/>', Members: xml },
      state: { Hidden: 'hidden' },
    });
    expect(await taken(book, 'members.xlsx')).toMatchObject([expected]);
  });
});
