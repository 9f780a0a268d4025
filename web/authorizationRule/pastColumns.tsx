import type { TFunction } from 'i18next';
import type { PastRequest } from '../../shared/authorizationRule/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { useStateText } from '../field/authorization/AuthorizationChip.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { effectOf, isOtherwise } from './pastEffects.ts';

type StateText = ReturnType<typeof useStateText>;

/** The columns of the past requests that a rule is tried on. */
export function pastColumns(t: TFunction<'authorizationRule'>, stateOf: StateText): DataColumn<PastRequest>[] {
  const column = columnsBy<PastRequest, WordOf<'authorizationRule', 'pastColumn'>>((name) => t(`pastColumn.${name}`));
  const words = ({ findings }: PastRequest) =>
    [...new Set(findings.map(({ kind }) => t(`finding.${kind}`)))].join(' · ');
  return [
    column.date('serviceDate'),
    column.text('effect', { value: (row) => t(`trial.effect.${effectOf(row)}`), width: 220 }),
    column.text('findings', { value: words, width: 260 }),
    column.text('state', { value: ({ state }) => stateOf(state as Parameters<StateText>[0]) }),
    column.text('otherwise', { value: (row) => (isOtherwise(row) ? t('trial.otherwise') : ''), isSecondary: true }),
    column.number('net', { value: ({ netFils }) => netFils / 100, isSecondary: true }),
  ];
}
