import { expect, it } from 'vitest';
import { type Cell, formula } from '../../../../functions/_parts/sheet/lines.ts';
import { loadMobiles } from '../../../../functions/_parts/sheetImport/cells/mobileCell.ts';
import { readCell } from '../../../../functions/_parts/sheetImport/cells/readCell.ts';
import type { ColumnType, ImportColumn } from '../../../../shared/_parts/sheetImport.ts';

await loadMobiles();
const both = (text: string) => ({ en: text, ar: text });
const columnOf = (type: ColumnType, more: Partial<ImportColumn> = {}): ImportColumn => ({
  ...{ type, title: both(type), help: both(type) },
  ...more,
});
const genders = [
  { value: '1', title: { en: 'Male', ar: 'ذكر' }, aliases: ['M'] },
  { value: '0', title: { en: 'Female', ar: 'أنثى' }, aliases: ['F'] },
];

/** What people paste into sheets in the Emirates: the column's type, the cell, and its value or what the report says. */
const cells: readonly (readonly [ColumnType, Cell, unknown])[] = [
  // Emirates IDs: invented, with their right check digit.
  ['emiratesId', '784-1985-0000001-7', '784198500000017'],
  ['emiratesId', '784198500000017', '784198500000017'],
  ['emiratesId', '784 1985 0000001 7', '784198500000017'],
  ['emiratesId', "'784198500000017", '784198500000017'],
  ['emiratesId', '784198500000017.0', '784198500000017'],
  ['emiratesId', '7.84198500000017E+14', '784198500000017'],
  ['emiratesId', '7.84198500000017E14', '784198500000017'],
  ['emiratesId', '7.84199E+14', { code: 'shortened' }],
  ['emiratesId', '78419850000001', { code: 'emiratesId' }],
  ['emiratesId', '784198500000018', { code: 'emiratesId' }],
  ['emiratesId', '٧٨٤-١٩٨٥-٠٠٠٠٠٠١-٧', '784198500000017'],
  ['emiratesId', '\u200e784\u20111985\u20110000001\u20117\u200f', '784198500000017'],
  // Dates.
  ['date', '2026-03-05', '2026-03-05'],
  ['date', '2026-03-05T00:00:00.000Z', '2026-03-05'],
  ['date', '05/03/2026', '2026-03-05'],
  ['date', '5/3/2026 14:30', '2026-03-05'],
  ['date', '05.03.2026', '2026-03-05'],
  ['date', '46086', '2026-03-05'],
  ['date', '46086.75', '2026-03-05'],
  ['date', '٠٥/٠٣/٢٠٢٦', '2026-03-05'],
  ['date', '5 Mar 2026', '2026-03-05'],
  ['date', '05-March-2026', '2026-03-05'],
  ['date', 'March 5, 2026', '2026-03-05'],
  ['date', '٥ مارس ٢٠٢٦', '2026-03-05'],
  ['date', '5 آذار 2026', '2026-03-05'],
  ['date', '12/25/2026', { code: 'monthFirst' }],
  ['date', '15/09/1447', { code: 'hijriDate' }],
  ['date', '05/03/26', { code: 'shortYear' }],
  ['date', '31/02/2026', { code: 'notADate' }],
  ['date', '20260305', { code: 'notADate' }],
  ['date', 'next week', { code: 'notADate' }],
  // Moments by the clock of the Emirates, and times.
  ['moment', '2026-11-02T10:05', '2026-11-02T10:05:00'],
  ['moment', '2026-11-02 10:05:30', '2026-11-02T10:05:30'],
  ['moment', '2026-11-02T10:05:00.000', '2026-11-02T10:05:00'],
  ['moment', '2026-11-02T20:05:00Z', '2026-11-03T00:05:00'],
  ['moment', '2026-11-02T10:05:00+04:00', '2026-11-02T10:05:00'],
  ['moment', '2026-11-02T10:05:00+03:00', { code: 'notATime' }],
  ['moment', '02/11/2026 9:05', '2026-11-02T09:05:00'],
  ['moment', '2/11/2026 1:05 PM', '2026-11-02T13:05:00'],
  ['moment', '2-Nov-2026 12:05 am', '2026-11-02T00:05:00'],
  ['moment', 'November 2, 2026 12:05 p.m.', '2026-11-02T12:05:00'],
  ['moment', '٠٢/١١/٢٠٢٦ ١٠:٠٥ م', '2026-11-02T22:05:00'],
  ['moment', '46328.4201388889', '2026-11-02T10:05:00'],
  ['moment', '46328', '2026-11-02'],
  ['moment', '02/11/2026', '2026-11-02'],
  ['moment', '11/25/2026 10:05', { code: 'monthFirst' }],
  ['moment', '02/11/2026 25:05', { code: 'notATime' }],
  ['moment', '02/11/2026 13:05 PM', { code: 'notATime' }],
  ['moment', '02/11/2026 10:5', { code: 'notATime' }],
  ['moment', '31/02/2026 10:05', { code: 'notADate' }],
  ['moment', '10:05', { code: 'notATime' }],
  ['time', '9:05', '09:05:00'],
  ['time', '2:30 PM', '14:30:00'],
  ['time', '12:30 ص', '00:30:00'],
  ['time', '0.5', '12:00:00'],
  ['time', '24:00', { code: 'notATime' }],
  ['time', '0:30 PM', { code: 'notATime' }],
  ['time', '1030', { code: 'notATime' }],
  // Mobiles.
  ['mobile', '0501234567', '+971-50-123-4567'],
  ['mobile', '501234567', '+971-50-123-4567'],
  ['mobile', '971501234567', '+971-50-123-4567'],
  ['mobile', '00971 50 123 4567', '+971-50-123-4567'],
  ['mobile', '+971-50-123-4567', '+971-50-123-4567'],
  ['mobile', '(050) 123 4567', '+971-50-123-4567'],
  ['mobile', '٠٥٠١٢٣٤٥٦٧', '+971-50-123-4567'],
  ['mobile', '+966 50 123 4567', '+966501234567'],
  ['mobile', '9.71501E+11', { code: 'shortened' }],
  ['mobile', '9.71501234567E+11', '+971-50-123-4567'],
  ['mobile', '02 123 4567', { code: 'mobile' }],
  ['mobile', '12345', { code: 'mobile' }],
  // Licences and codes.
  ['licence', ' dha-p-0012345 ', 'DHA-P-0012345'],
  ['licence', 'DHA - P - 0012345\u00a0', 'DHA-P-0012345'],
  ['licence', 'GD\u200b12345', 'GD12345'],
  ['licence', 'D–12345', 'D-12345'],
  ['licence', 'GD', { code: 'licence' }],
  ['licence', 'GD 12345; GD 12346', { code: 'licence' }],
  ['code', '0012', '0012'],
  ['code', "'0012", '0012'],
  ['code', 'a/12.b', 'A/12.B'],
  // Names.
  ['name', '  Layla\u00a0 Al-Mansoori ', 'Layla Al-Mansoori'],
  ['name', 'ليـــلى المنصوري', 'ليلى المنصوري'],
  ['name', 'ليلى\u200f المنصوري', 'ليلى المنصوري'],
  ['name', 'Layla ليلى', 'Layla ليلى'],
  ['name', 'Layla 2', { code: 'name' }],
  // Banks, numbers and percent.
  ['iban', 'AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['iban', 'ae070331234567890123456', 'AE070331234567890123456'],
  ['iban', 'AE080331234567890123456', { code: 'iban' }],
  ['number', '1,234.5', 1234.5],
  ['number', '١٬٢٣٤٫٥', 1234.5],
  ['number', '12,5', 12.5],
  ['number', '-3', { code: 'notANumber' }],
  ['number', '1e400', { code: 'notANumber' }],
  ['money', 'AED 1,250.00', 1250],
  ['money', '١٢٥٠ د.إ', 1250],
  ['money', '12.345', { code: 'notANumber' }],
  ['percent', '20%', 20],
  ['percent', '٢٠٪', 20],
  ['percent', '20', 20],
  ['percent', '0.2', { code: 'fraction' }],
  ['percent', '0.2%', 0.2],
  ['percent', '120', { code: 'notANumber' }],
  // Lists, addresses, and what computes.
  ['list', 'male', '1'],
  ['list', 'أنثى', '0'],
  ['list', ' f ', '0'],
  ['list', 'Man', { code: 'unknownValue' }],
  ['list', '1.0', '1'],
  ['list', '-1', { code: 'unknownValue' }],
  ['list', '0.0', '0'],
  ['many', 'Male؛ Female', ['1', '0']],
  ['yesNo', 'نعم', true],
  ['yesNo', 'No', false],
  ['yesNo', 'perhaps', { code: 'yesNo' }],
  ['email', ' Noura.K@Clinic.Example ', 'noura.k@clinic.example'],
  ['email', 'noura at clinic', { code: 'email' }],
  ['text', formula, { code: 'formula' }],
  ['text', '=HYPERLINK("http://evil.example")', { code: 'formula' }],
  ['text', '@SUM(A1)', { code: 'formula' }],
  ['text', "+cmd|' /C calc'!A0", { code: 'formula' }],
  ['text', '#REF!', { code: 'cellError' }],
  ['text', 'x'.repeat(201), { code: 'tooLong' }],
  ['text', '  \u200b ', null],
];

it.each(cells)('%s: %s', (type, cell, outcome) => {
  const isCode = typeof outcome === 'object' && outcome !== null && 'code' in outcome;
  const column = columnOf(type, type === 'list' || type === 'many' ? { values: genders } : {});
  expect(readCell(column, cell)).toEqual(isCode ? outcome : { value: outcome });
});

it('a needed cell is missed, whatever invisible stands in it', () => {
  for (const cell of ['', ' ', '\u00a0', '\u200b', "'"]) {
    expect(readCell(columnOf('text', { isNeeded: true }), cell === "'" ? '' : cell)).toEqual({ code: 'required' });
  }
});

it('a number that is no value of a list is not taken for one that has the same digits', () => {
  const column = columnOf('list', { values: ['1', '10', '15'].map((value) => ({ value, title: both(value) })) });
  const read = (cell: string) => readCell(column, cell);
  expect([read('1.0'), read('10.0'), read('15')]).toEqual([{ value: '1' }, { value: '10' }, { value: '15' }]);
  for (const cell of ['1.5', '1,5', '-1', '+15', '1.05']) expect(read(cell)).toEqual({ code: 'unknownValue' });
});

it('a value that a person has named for the sheet counts as one of the list', () => {
  const column = columnOf('list', { values: genders });
  expect(readCell(column, 'Männlich', new Map([['männlich', '1']]))).toEqual({ value: '1' });
});
