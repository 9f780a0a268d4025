import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { coPaymentText } from '../../../shared/eligibility/coPaymentText.ts';
import { batchColumns, batchOutcomeTexts } from '../../../shared/eligibilityBatch/batchSheet.ts';
import { problemWords } from '../../../shared/job/jobProblems.ts';
import type { StoredBatchRow } from '../../_data/eligibilityBatch/batchRow.ts';
import { workbookFile } from '../sheet/workbookFile.ts';

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

async function* linesOf(rows: AsyncIterable<StoredBatchRow>): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows) {
    yield [row.row, ...batchColumns.map((column) => row.cells[column] ?? null), ...resultsOf(row)];
  }
}

/** When the answers were looked up: the sheet is kept and passed on, and answers go on coming. */
async function* asOfLines(now: Date): AsyncGenerator<(string | number | null)[]> {
  yield ['Answers as of', 'الردود حتى', dateTimeText(now)];
}

/** These rows with their outcomes, in their order, and on a second sheet as of when. */
export const resultSheet = (rows: AsyncIterable<StoredBatchRow>, now: Date): Promise<Uint8Array> =>
  workbookFile(
    [
      {
        name: 'Eligibility',
        head: ['Row', ...batchColumns, ...results].map((title) => ({ title, width: Math.max(title.length + 2, 14) })),
        rows: linesOf(rows),
      },
      {
        name: 'AsOf',
        head: ['What', 'ماذا', 'When / متى'].map((title) => ({ title, width: 24 })),
        rows: asOfLines(now),
      },
    ],
    { created: now },
  );
