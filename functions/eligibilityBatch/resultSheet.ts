import { coPaymentText } from '../../shared/eligibility/coPaymentText.ts';
import { batchColumns, batchOutcomeTexts } from '../../shared/eligibilityBatch/batchSheet.ts';
import { problemWords } from '../../shared/job/jobProblems.ts';
import { allBatchRows, type StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import type { JobRun } from '../_parts/job/jobKind.ts';
import { workbookFile } from '../_parts/sheet/workbookFile.ts';

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
  'CoPayment',
  'مشاركة المريض',
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
    .map((problem) => {
      const words = problemWords(problem)[language];
      const place = problem.code === 'duplicate' ? problem.value : problem.column;
      return place === null ? words : `${place}: ${words}`;
    })
    .join(' ');

function resultsOf(row: StoredBatchRow): (string | number | null)[] {
  const { outcome, answer, eligibilityId } = row;
  const { en, ar } = batchOutcomeTexts[outcome];
  // Without a cover there is nothing to say a co-payment of.
  const coPayment = answer?.policyNumber ? coPaymentText(answer) : null;
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
    coPayment?.en ?? null,
    coPayment?.ar ?? null,
    answer?.denialCode ?? null,
    answer?.denialText ?? null,
    answer?.payerComments ?? null,
    problemsIn(row, 'en'),
    problemsIn(row, 'ar'),
    eligibilityId,
  ];
}

async function* rowsOf({ store, job }: JobRun): AsyncGenerator<(string | number | null)[]> {
  for await (const row of allBatchRows(store, job)) {
    yield [row.row, ...batchColumns.map((column) => row.cells[column] ?? null), ...resultsOf(row)];
  }
}

/** The sheet with the outcome of every row, in the order of the uploaded sheet. */
export const resultSheet = (run: JobRun): Promise<Uint8Array> =>
  workbookFile(
    [
      {
        name: 'Eligibility',
        head: ['Row', ...batchColumns, ...results].map((title) => ({ title, width: Math.max(title.length + 2, 14) })),
        rows: rowsOf(run),
      },
    ],
    { created: run.now() },
  );
