import { beforeAll, describe, expect, it } from 'vitest';
import { payer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { loadMobiles } from '../../functions/_parts/sheetImport/cells/mobileCell.ts';
import { formOfRow, payerChoices } from '../../functions/eligibilityBatch/formOfRow.ts';
import { requestIdOf } from '../../functions/eligibilityBatch/requestId.ts';
import { problemTexts } from '../../shared/job/jobProblems.ts';
import type { BatchLine } from './support/batchFiles.ts';

const payers = demoPayers.map((each) => payer.parse(each));
const choices = payerChoices(payers);
const nas = payers.find(({ payerId }) => payerId === 88)!;

const line: BatchLine = {
  Payer: '88',
  EmiratesID: '784-1985-0000001-7',
  EmiratesIDReason: '2',
  ServiceCategory: '1',
  ServiceDate: '20/11/2026',
};
const read = (changes: BatchLine) => formOfRow({ row: 2, cells: { ...line, ...changes } }, choices);
const formOf = (changes: BatchLine) => {
  const result = read(changes);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.form;
};

beforeAll(loadMobiles);

describe('a row of a sheet of requests', () => {
  it.each([
    [{ Payer: nas.payerName.toUpperCase() }, { payerId: 88 }],
    [{ Payer: nas.payerNameArabic }, { payerId: 88 }],
    [{ Payer: nas.payerCode.toLowerCase() }, { payerId: 88 }],
    [{ ServiceCategory: ' dental ' }, { serviceCategoryId: 6 }],
    [{ ServiceCategory: 'الأسنان' }, { serviceCategoryId: 6 }],
    [{ ConsultationCategory: 'Follow-up' }, { consultationCategoryId: 4 }],
    [{ EmiratesIDReason: 'Card lost or stolen' }, { eidReasonId: 2 }],
    [{ EmiratesID: '784198500000017' }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: '7.84198500000017E14' }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: '', EmiratesIDReason: '', CardNumber: '88-1-01' }, { cardNumber: '88-1-01' }],
    [{ ServiceDate: '2026-11-20' }, { serviceDate: '2026-11-20' }],
    [{ ServiceDate: '46346' }, { serviceDate: '2026-11-20' }],
    [{ ServiceDate: '٢٠/١١/٢٠٢٦' }, { serviceDate: '2026-11-20' }],
    [{ ServiceDate: '20 Nov 2026' }, { serviceDate: '2026-11-20' }],
    [{ EmiratesID: '٧٨٤-١٩٨٥-٠٠٠٠٠٠١-٧' }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: "'784198500000017\u200f" }, { emiratesId: '784198500000017' }],
    [{ EmiratesID: '111-1111-1111111-1', EmiratesIDReason: '', CardNumber: '88-1-01' }, { cardNumber: '88-1-01' }],
    [{ MobileNumber: '٠٥٠١٢٣٤٥٦٧' }, { mobileNumber: '+971-50-123-4567' }],
    [{ MobileNumber: '00971501234567' }, { mobileNumber: '+971-50-123-4567' }],
    [{ MobileNumber: '0501234567' }, { mobileNumber: '+971-50-123-4567' }],
    [{ MobileNumber: '501234567' }, { mobileNumber: '+971-50-123-4567' }],
    [{ MobileNumber: '+971 50 1234567' }, { mobileNumber: '+971-50-123-4567' }],
  ] as [BatchLine, object][])('is read as people write it: %o', (changes, expected) => {
    expect(formOf(changes)).toMatchObject(expected);
  });

  it.each([
    [{ Payer: 'Somebody' }, 'Payer', 'payerNotAvailable'],
    [{ Payer: 'constructor' }, 'Payer', 'payerNotAvailable'],
    [{ Payer: '' }, 'Payer', 'required'],
    [{ EmiratesID: '784-1985-0000001-8' }, 'EmiratesID', 'emiratesId'],
    [{ EmiratesID: '7.84199E+14' }, 'EmiratesID', 'shortened'],
    [{ EmiratesID: '7,84199E+14' }, 'EmiratesID', 'shortened'],
    [{ EmiratesID: '999-9999-9999999-9' }, 'EmiratesID', 'identifierMissing'],
    [{ EmiratesID: '' }, 'EmiratesID', 'identifierMissing'],
    [{ EmiratesIDReason: '' }, 'EmiratesIDReason', 'reasonMissing'],
    [{ EmiratesIDReason: 'because' }, 'EmiratesIDReason', 'unknownValue'],
    [{ ServiceCategory: '11' }, 'ServiceCategory', 'unknownValue'],
    [{ ServiceDate: '31/02/2026' }, 'ServiceDate', 'notADate'],
    [{ ServiceDate: '' }, 'ServiceDate', 'required'],
    [{ MobileNumber: '12345' }, 'MobileNumber', 'mobile'],
    [{ CardNumber: 'x'.repeat(31) }, 'CardNumber', 'tooLong'],
    [{ Remarks: '=HYPERLINK("http://x.example")' }, 'Remarks', 'formula'],
  ] as [BatchLine, string, string][])('is refused where the form would refuse it: %o', (changes, column, code) => {
    const result = read(changes);
    expect('problems' in result && result.problems.map((problem) => [problem.column, problem.code])).toEqual([
      [column, code],
    ]);
    expect(problemTexts[code]).toBeDefined();
  });

  it('becomes a request whose id is the same at every try, in the order of the rows', () => {
    const job = { jobId: '01K0000000000000000000000A', createdAt: '2026-11-20T08:00:00.000Z' };
    const ids = [2, 3, 33, 10_001].map((row) => requestIdOf(job, row));
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids.map((id) => id.slice(0, 10))).size).toBe(1);
    expect(requestIdOf(job, 33)).toBe(ids[2]);
    expect(requestIdOf({ ...job, jobId: '01K0000000000000000000000B' }, 33)).not.toBe(ids[2]);
    expect(ids[3]).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  });
});
