import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { BatchRow } from '../../../../shared/api/eligibilityBatch.ts';
import { DateText } from '../../../ui/DateText.tsx';
import { dateText } from '../../../ui/dates.ts';
import { problemText } from '../../../ui/job/jobTexts.ts';
import { NameText } from '../../../ui/NameText.tsx';
import { payerNameIn } from '../../../ui/payerNameIn.ts';
import type { DataColumn } from '../../../ui/table/columns.ts';
import { detailPath } from '../paths.ts';
import { OutcomeChip, outcomeText } from './OutcomeChip.tsx';

/** What there is to say of a row: the plan with its co-payment, why not, or what has to be mended. */
function remarksOf({ problems, answer }: BatchRow, t: TFunction<'batch'>, language: string): string {
  if (problems.length > 0) {
    return problems
      .map(({ column, code, value }) => {
        const place = code === 'duplicate' ? t('sameAs', { row: value }) : column;
        return place === null ? problemText(code, language) : `${place}: ${problemText(code, language)}`;
      })
      .join(' ');
  }
  if (!answer) return '';
  const { planName, validTo, coPaymentFils, coPaymentPercent, denialCode, denialText, payerComments } = answer;
  const share =
    coPaymentFils === null
      ? coPaymentPercent !== null && t('sharePercent', { share: coPaymentPercent })
      : t('shareAed', { share: (coPaymentFils / 100).toFixed(2) });
  const plan = [planName, validTo && t('until', { day: dateText(validTo) }), share];
  const denial = [denialCode, denialText, payerComments];
  return (denialCode === null ? plan : denial).filter(Boolean).join(' · ');
}

/** The columns of the rows of a sheet; each row that was sent leads to its request. */
export function batchRowColumns(t: TFunction<'batch'>, language: string): DataColumn<BatchRow>[] {
  return [
    {
      id: 'row',
      header: t('row'),
      value: ({ row }) => row,
      cell: ({ row, eligibilityId }) =>
        eligibilityId === null ? (
          row
        ) : (
          <MuiLink component={Link} to={detailPath(eligibilityId)} aria-label={t('open', { row })}>
            {row}
          </MuiLink>
        ),
      width: 80,
      isNumber: true,
    },
    {
      id: 'outcome',
      header: t('outcome'),
      value: ({ outcome }) => outcomeText(outcome, language),
      cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
      width: 200,
    },
    {
      id: 'patient',
      header: t('patient'),
      value: ({ answer, identifierEnding }) => answer?.patientName ?? identifierEnding,
      cell: ({ answer, identifierEnding }) =>
        answer?.patientName ? <NameText value={answer.patientName} /> : <bdi dir="ltr">…{identifierEnding}</bdi>,
      width: 180,
    },
    {
      id: 'payer',
      header: t('payer'),
      value: (row) => payerNameIn(language, row),
      cell: (row) => <NameText value={payerNameIn(language, row)} />,
      width: 190,
      isSecondary: true,
    },
    {
      id: 'serviceDate',
      header: t('serviceDate'),
      value: ({ serviceDate }) => serviceDate,
      text: ({ serviceDate }) => (serviceDate ? dateText(serviceDate) : ''),
      cell: ({ serviceDate }) => (serviceDate ? <DateText value={serviceDate} /> : '–'),
      width: 120,
      isSecondary: true,
    },
    { id: 'remarks', header: t('remarks'), value: (row) => remarksOf(row, t, language), width: 430 },
  ];
}
