import type { TFunction } from 'i18next';
import { dirhamDigits } from '../../shared/_field/amountText.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { DeskRow } from '../../shared/authorizationDesk/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { AuthorizationChip } from '../field/authorization/AuthorizationChip.ts';
import { subjectIn } from '../field/authorization/useCodeNames.ts';
import { DueText } from '../parts/case/DueText.tsx';
import { Money } from '../ui/Money.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** The columns of the queue: what is due first is what matters. */
export function deskColumns(t: TFunction<['authorizationDesk', 'desk']>, language: string): DataColumn<DeskRow>[] {
  const common = columnsBy<DeskRow, WordOf<'desk', 'column'>>((name) => t(`desk:column.${name}`));
  const column = columnsBy<DeskRow, WordOf<'authorizationDesk', 'column'>>((name) => t(`column.${name}`));
  const stateOf = ({ state, isProposed }: DeskRow): string => (isProposed ? t('list.second') : t(`states.${state}`));
  return [
    common.instant('due', {
      value: (row) => row.dueAt,
      cell: (row) => <DueText {...row} isPaused={stateRow(authorizationLife, row.state).pauses === true} />,
      width: 240,
    }),
    column.text('state', {
      value: stateOf,
      cell: (row) => (row.isProposed ? <strong>{t('list.second')}</strong> : <AuthorizationChip state={row.state} />),
      width: 200,
    }),
    column.text('amount', {
      value: (row) => dirhamDigits(row.netFils),
      cell: (row) => <Money fils={row.netFils} />,
      width: 150,
    }),
    common.text('service', { value: (row) => subjectIn(language, row.subject).service, width: 240 }),
    common.name('holder', {
      value: (row) => row.holder?.name ?? null,
      cell: (row) => <NameText value={row.holder?.name ?? t('desk:nobody')} />,
      width: 150,
      isSecondary: true,
    }),
    common.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), width: 210, isSecondary: true }),
    column.text('setting', {
      value: (row) => row.setting && t(`setting.${row.setting}`),
      width: 140,
      isSecondary: true,
    }),
    column.text('type', { value: (row) => row.type && t(`type.${row.type}`), width: 150, isSecondary: true }),
    common.code('patient', { value: (row) => `••${row.identifierEnding}`, width: 110, isSecondary: true }),
    common.date('serviceDate', { isSecondary: true }),
    column.text('diagnosis', {
      value: (row) => subjectIn(language, row.subject).diagnosis,
      width: 240,
      isSecondary: true,
    }),
    column.name('clinician', {
      value: (row) => subjectIn(language, row.subject).clinician,
      width: 200,
      isSecondary: true,
    }),
  ];
}
