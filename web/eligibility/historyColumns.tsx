import AsksIcon from '@mui/icons-material/ContactSupportOutlined';
import type { ReactNode } from 'react';
import { languageOf } from '../../shared/_field/bilingual.ts';
import { waitsForAnswers } from '../../shared/eligibility/eligibilityWaiting.ts';
import {
  type HistoryColumn,
  type HistoryColumnName,
  type HistoryRow,
  historySheet,
} from '../../shared/eligibility/historySheet.ts';
import type { EligibilityRow } from '../../shared/eligibility/routes.ts';
import { AnswerChip } from '../field/eligibility/AnswerChip.tsx';
import { BadgeChip } from '../ui/BadgeChip.tsx';
import { DateText } from '../ui/DateText.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';

/** A column on the screen, where it is more than its text. */
interface Look {
  readonly cell?: (row: EligibilityRow, text: string | null) => ReactNode;
  readonly isSecondary?: true;
  readonly isLink?: true;
}

const name = (_: EligibilityRow, text: string | null) => <NameText value={text ?? '–'} />;

const looks: Readonly<Record<HistoryColumnName, Look>> = {
  submittedAt: { cell: (row) => <DateText value={row.submittedAt} withTime /> },
  status: {
    cell: (row, text) =>
      waitsForAnswers(row) ? (
        <BadgeChip badge="warning" icon={AsksIcon} label={text ?? ''} />
      ) : (
        <AnswerChip request={row} />
      ),
  },
  // Nobody may have named the patient yet.
  patient: { cell: (row, text) => name(row, text ?? `••${row.identifierEnding}`), isLink: true },
  identifier: { cell: (_, text) => <bdi dir="ltr">{text}</bdi>, isSecondary: true },
  payer: { cell: name, isSecondary: true },
  serviceDate: { cell: (row) => <DateText value={row.serviceDate} />, isSecondary: true },
  service: { isSecondary: true },
  clinician: { cell: name, isSecondary: true },
  submittedBy: { cell: name, isSecondary: true },
  facility: { cell: name, isSecondary: true },
};

/** What sorts, where that is not the text: dates by their ISO form. */
const values: Readonly<Partial<Record<HistoryColumnName, (row: HistoryRow) => string>>> = {
  submittedAt: (row) => row.submittedAt,
  serviceDate: (row) => row.serviceDate,
};

const sorted = ({ id, title, text, width }: HistoryColumn): DataColumn<HistoryRow> => ({
  ...{ id, header: title, width, value: values[id] ?? text },
});

/** What each column of the history sorts by; other rows of the same requests stand in the order of the list by it. */
export const historyOrder = (language: string, hasFacility: boolean): DataColumn<HistoryRow>[] =>
  historySheet(languageOf(language), hasFacility).map(sorted);

function shown(column: HistoryColumn): DataColumn<EligibilityRow> {
  const { id, text } = column;
  const { cell, isSecondary, isLink } = looks[id];
  return {
    ...{ ...sorted(column), text },
    ...(cell && { cell: (row) => cell(row, text(row)) }),
    ...(isSecondary && { isSecondary }),
    ...(isLink && { isLink }),
  };
}

/** The columns of the history; the facility is one for those who see several. */
export const historyColumns = (language: string, hasFacility: boolean): DataColumn<EligibilityRow>[] =>
  historySheet(languageOf(language), hasFacility).map(shown);
