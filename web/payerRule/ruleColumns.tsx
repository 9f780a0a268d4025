import type { TFunction } from 'i18next';
import { dateText, dateTimeText } from '../../shared/_field/dateText.ts';
import type { RuleRow } from '../../shared/payerRule/routes.ts';
import { ruleTexts } from '../field/payerRule/ruleTexts.ts';
import { DateText } from '../ui/DateText.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';

interface Names {
  readonly serviceName: (id: number) => string;
  readonly consultationName: (id: number | null) => string | null;
}

/** The columns of the list of rules. */
export function ruleColumns(t: TFunction<'payerRule'>, language: string, names: Names): DataColumn<RuleRow>[] {
  const title = (row: RuleRow) => ruleTexts(language).title(row) || t('list.untitled');
  const consultation = (row: RuleRow) =>
    names.consultationName(row.consultationCategoryId) ?? t('list.everyConsultation');
  const state = (row: RuleRow) => {
    const word = t(`state.${row.state}`);
    return row.hasDraft && row.state !== 'draft' ? t('list.hasDraft', { state: word }) : word;
  };
  return [
    {
      id: 'title',
      header: t('list.title'),
      value: title,
      cell: (row) => <NameText value={title(row)} />,
      width: 240,
    },
    {
      id: 'category',
      header: t('list.category'),
      value: (row) => names.serviceName(row.serviceCategoryId),
      width: 150,
    },
    { id: 'consultation', header: t('list.consultation'), value: consultation, width: 160, isSecondary: true },
    { id: 'state', header: t('list.state'), value: state, width: 120 },
    {
      id: 'version',
      header: t('list.version'),
      value: (row) => row.version,
      width: 90,
      isNumber: true,
      isSecondary: true,
    },
    {
      id: 'holdsFrom',
      header: t('list.holdsFrom'),
      value: (row) => row.holdsFrom,
      text: (row) => (row.holdsFrom ? dateText(row.holdsFrom) : ''),
      cell: (row) => (row.holdsFrom ? <DateText value={row.holdsFrom} /> : '–'),
      width: 120,
      isSecondary: true,
    },
    {
      id: 'questions',
      header: t('list.questions'),
      value: (row) => row.questionCount,
      width: 100,
      isNumber: true,
      isSecondary: true,
    },
    {
      id: 'changedAt',
      header: t('list.changedAt'),
      value: (row) => row.changedAt,
      text: (row) => dateTimeText(row.changedAt),
      cell: (row) => <DateText value={row.changedAt} withTime />,
      width: 150,
      isSecondary: true,
    },
    {
      id: 'changedBy',
      header: t('list.changedBy'),
      value: (row) => row.changedByName,
      cell: (row) => <NameText value={row.changedByName} />,
      width: 140,
      isSecondary: true,
    },
  ];
}
