import type { SheetData } from 'write-excel-file/node';
import { batchColumns, batchOutcomeTexts } from '../../../../shared/model/batchSheet.ts';
import { problemTexts } from '../../../../shared/model/jobProblems.ts';
import { allBatchRows, type StoredBatchRow } from '../../../_data/batchRow.ts';
import type { JobRun } from '../jobKind.ts';
import { safeCell } from '../sheet/safeCell.ts';

const results = [
  'Result',
  'النتيجة',
  'Patient',
  'PayerReference',
  'PolicyNumber',
  'PlanName',
  'ValidFrom',
  'ValidTo',
  'CoPaymentAED',
  'CoPaymentPercent',
  'DenialCode',
  'Denial',
  'PayerComments',
  'ToBeCorrected',
  'الخطأ',
  'Request',
] as const;

const slashed = (isoDate: string | null | undefined): string => (isoDate ?? '').split('-').reverse().join('/');

const problemsIn = ({ problems }: StoredBatchRow, language: 'en' | 'ar'): string =>
  problems
    .map(({ column, code, value }) => {
      const words = problemTexts[code]?.[language] ?? code;
      const place = code === 'duplicate' ? value : column;
      return place === null ? words : `${place}: ${words}`;
    })
    .join(' ');

function resultsOf(row: StoredBatchRow): (string | number | null)[] {
  const { outcome, answer, eligibilityId } = row;
  const { en, ar } = batchOutcomeTexts[outcome];
  return [
    en,
    ar,
    answer?.patientName ?? null,
    answer?.payerReference ?? null,
    answer?.policyNumber ?? null,
    answer?.planName ?? null,
    slashed(answer?.validFrom),
    slashed(answer?.validTo),
    answer?.coPaymentFils == null ? null : answer.coPaymentFils / 100,
    answer?.coPaymentPercent ?? null,
    answer?.denialCode ?? null,
    answer?.denialText ?? null,
    answer?.payerComments ?? null,
    problemsIn(row, 'en'),
    problemsIn(row, 'ar'),
    eligibilityId,
  ];
}

const cellOf = (value: string | number | null) => {
  if (value === null || value === '') return null;
  // A text is stored as a text, whatever it looks like; the mark keeps it one when the sheet is saved as CSV.
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: safeCell(value) };
};

/** The sheet with what came of every row, in the order in which it was sent. */
export async function resultSheet({ store, job }: JobRun): Promise<Uint8Array> {
  const head = ['Row', ...batchColumns, ...results].map((value) => ({
    type: String,
    value,
    fontWeight: 'bold' as const,
  }));
  const data: SheetData = [head];
  for await (const row of allBatchRows(store, job.jobId)) {
    const asked = batchColumns.map((column) => row.cells[column] ?? null);
    data.push([row.row, ...asked, ...resultsOf(row)].map(cellOf));
  }
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const columns = head.map(({ value }) => ({ width: Math.max(value.length + 2, 14) }));
  return writeExcelFile(data, { sheet: 'Eligibility', columns, stickyRowsCount: 1 }).toBuffer();
}
