import type { TFunction } from 'i18next';
import type { RuleRow } from '../../shared/payerRule/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { ruleTexts } from '../field/payerRule/ruleTexts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

interface Names {
  readonly serviceName: (id: number) => string;
  readonly consultationName: (id: number | null) => string | null;
}

/** The columns of the list of rules. */
export function ruleColumns(t: TFunction<'payerRule'>, language: string, names: Names): DataColumn<RuleRow>[] {
  const column = columnsBy<RuleRow, WordOf<'payerRule', 'list'>>((name) => t(`list.${name}`));
  const state = (row: RuleRow) => {
    const word = t(`state.${row.state}`);
    return row.hasDraft && row.state !== 'draft' ? t('list.hasDraft', { state: word }) : word;
  };
  return [
    column.name('title', { value: (row) => ruleTexts(language).title(row) || t('list.untitled'), width: 240 }),
    column.text('category', { value: (row) => names.serviceName(row.serviceCategoryId) }),
    column.text('consultation', {
      value: (row) => names.consultationName(row.consultationCategoryId) ?? t('list.everyConsultation'),
      isSecondary: true,
    }),
    column.text('state', { value: state, width: 120 }),
    column.number('version', { isSecondary: true }),
    column.date('holdsFrom', { isSecondary: true }),
    column.number('questions', { value: (row) => row.questionCount, isSecondary: true }),
    column.instant('changedAt', { isSecondary: true }),
    column.name('changedBy', { value: (row) => row.changedByName, width: 140, isSecondary: true }),
  ];
}
