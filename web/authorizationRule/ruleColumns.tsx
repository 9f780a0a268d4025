import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { AuthorizationRuleRow } from '../../shared/authorizationRule/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { RuleStateChip, type ShownState } from './RuleStateChip.ts';

const shownState = ({ isWaiting, state }: AuthorizationRuleRow): ShownState => (isWaiting ? 'waiting' : state);

/** The columns of the list of rules. */
export function ruleColumns(t: TFunction<'authorizationRule'>, language: string): DataColumn<AuthorizationRuleRow>[] {
  const column = columnsBy<AuthorizationRuleRow, WordOf<'authorizationRule', 'list'>>((name) => t(`list.${name}`));
  return [
    column.name('name', { value: (row) => nameIn(language, row, 'name') || t('list.unnamed'), width: 280 }),
    column.text('state', {
      value: (row) => t(`state.${shownState(row)}`),
      cell: (row) => <RuleStateChip state={shownState(row)} />,
      width: 190,
    }),
    column.text('serviceFamily', { value: (row) => t(`family.${row.serviceFamily}`) }),
    column.text('needsApproval', { value: (row) => t(`needsApproval.${row.needsApproval}`) }),
    column.text('decides', { value: (row) => row.decides && t(`effect.${row.decides}`), isSecondary: true }),
    column.number('version', { isSecondary: true }),
    column.date('effectiveFrom', { isSecondary: true }),
    column.instant('changedAt', { isSecondary: true }),
    column.name('changedBy', { value: (row) => row.changedByName, width: 140, isSecondary: true }),
  ];
}
