import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { dirhamDigits, percentText } from '../../shared/_field/amountText.ts';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { payerWords } from '../../shared/eligibility/remarkText.ts';
import type { BatchRow } from '../../shared/eligibilityBatch/batchRow.ts';
import { openBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import type { ScreenPath } from '../base/screenPath.ts';
import { problemText } from '../parts/job/jobTexts.ts';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { OutcomeChip, outcomeText } from './OutcomeChip.tsx';

/** What there is to say of a row: the plan with its co-payment, why not, or what has to be mended. */
function remarksOf({ problems, answer }: BatchRow, t: TFunction<'eligibilityBatch'>, language: string): string {
  if (problems.length > 0) {
    return problems
      .map((problem) => {
        const place = problem.code === 'duplicate' ? t('sameAs', { row: problem.value }) : problem.column;
        const words = problemText(problem, language);
        return place === null ? words : `${place}: ${words}`;
      })
      .join(' ');
  }
  if (!answer) return '';
  const { planName, validTo, coPaymentFils, coPaymentPercent, denialCode, denialText } = answer;
  const share =
    coPaymentFils === null
      ? coPaymentPercent !== null && t('sharePercent', { share: percentText(coPaymentPercent) })
      : t('shareAed', { share: dirhamDigits(coPaymentFils) });
  const plan = [planName, validTo && t('until', { day: dateText(validTo) }), share];
  const words = denialCodes[denialCode ?? ''];
  const denial = [denialCode, words ? inLanguage(language, words) : denialText, payerWords(language, answer)];
  return (denialCode === null ? plan : denial).filter(Boolean).join(' · ');
}

/** The patient as the payer knows them, or the end of the number in the sheet. */
function Patient({ answer, identifierEnding }: BatchRow) {
  if (answer?.patientName) return <NameText value={answer.patientName} />;
  return <bdi dir="ltr">{identifierEnding ? `…${identifierEnding}` : '–'}</bdi>;
}

/** The request that alone tells how the row ends, or null where the row itself tells it. */
const openRequestOf = ({ outcome, eligibilityId }: BatchRow, hasEnded: boolean): string | null =>
  hasEnded && openBatchOutcomes.includes(outcome) ? eligibilityId : null;

/** The columns of the rows of a sheet; each row that was sent leads to its request, and says so where the sheet has ended before it. */
export function batchRowColumns(
  t: TFunction<'eligibilityBatch'>,
  language: string,
  { hasEnded, screenPath }: { readonly hasEnded: boolean; readonly screenPath: ScreenPath },
): DataColumn<BatchRow>[] {
  const request = (eligibilityId: string) => screenPath('eligibilityDetail', { eligibilityId });
  const column = columnsBy<BatchRow, 'row' | 'outcome' | 'patient' | 'payer' | 'serviceDate' | 'remarks'>(t);
  return [
    column.number('row', {
      cell: ({ row, eligibilityId }) =>
        eligibilityId === null ? (
          row
        ) : (
          <MuiLink component={Link} to={request(eligibilityId)} aria-label={t('open', { row })}>
            {row}
          </MuiLink>
        ),
    }),
    column.text('outcome', {
      value: ({ outcome }) => outcomeText(outcome, language),
      cell: ({ outcome }) => <OutcomeChip state={outcome} />,
      width: 200,
    }),
    column.text('patient', {
      value: ({ answer, identifierEnding }) => answer?.patientName ?? identifierEnding,
      cell: (row) => <Patient {...row} />,
      width: 180,
    }),
    column.name('payer', { value: (row) => nameIn(language, row, 'payerName'), isSecondary: true }),
    column.date('serviceDate', { isSecondary: true }),
    column.text('remarks', {
      value: (row) => (openRequestOf(row, hasEnded) === null ? remarksOf(row, t, language) : t('atRequest')),
      cell: (row) => {
        const open = openRequestOf(row, hasEnded);
        if (open === null) return remarksOf(row, t, language);
        return (
          <MuiLink component={Link} to={request(open)}>
            {t('atRequest')}
          </MuiLink>
        );
      },
      width: 430,
    }),
  ];
}
