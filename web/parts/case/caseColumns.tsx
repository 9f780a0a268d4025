import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { CaseRow } from '../../../shared/_parts/caseRoutes.ts';
import type { ReaderSide } from '../../../shared/_parts/conversation.ts';
import { type Life, type StateOf, stateRow } from '../../../shared/_parts/life.ts';
import type { WordOf } from '../../base/texts.ts';
import { NameText } from '../../ui/NameText.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { DueText } from './DueText.tsx';

interface CaseColumns<L extends Life> {
  readonly life: L;
  readonly side: ReaderSide;
  readonly language: string;
  readonly stateOf: (state: StateOf<L>) => string;
  readonly Chip: ComponentType<{ state: StateOf<L> }>;
}

/** The columns that every list of cases has: `first` behind the number, `rest` behind the module's own. */
export function caseColumns<L extends Life, Row extends CaseRow<L>>(
  t: TFunction<'case'>,
  { life, side, language, stateOf, Chip }: CaseColumns<L>,
): { first: DataColumn<Row>[]; rest: DataColumn<Row>[] } {
  const column = columnsBy<CaseRow<L>, WordOf<'case', 'field'>>((name) => t(`field.${name}`));
  const isDesk = side === 'insurer';
  const isOverseer = side !== 'provider' && !isDesk;
  const state = column.text('state', {
    value: (row) => stateOf(row.state),
    cell: (row) => <Chip state={row.state} />,
    width: 170,
  });
  const due = column.instant('due', {
    value: (row) => row.dueAt,
    cell: (row) => <DueText {...row} isPaused={stateRow(life, row.state).pauses === true} />,
    width: 270,
    isSecondary: !isDesk,
  });
  const nameOf = (party: 'facility' | 'payer') =>
    column.name(party, { value: (row) => nameIn(language, row, `${party}Name`), isSecondary: true });
  const holder = column.name('holder', {
    value: (row) => row.holder?.name ?? null,
    cell: (row) => <NameText value={row.holder?.name ?? t('nobody')} />,
    width: 150,
    isSecondary: true,
  });
  const openedBy = column.name('openedBy', { value: (row) => row.openedByName, width: 150, isSecondary: true });
  const opened = column.instant('opened', { value: (row) => row.openedAt, isSecondary: true });
  if (isOverseer) return { first: [state], rest: [nameOf('facility'), nameOf('payer'), due, opened] };
  return isDesk
    ? { first: [state, due], rest: [nameOf('facility'), holder, opened] }
    : { first: [state], rest: [nameOf('payer'), due, openedBy, opened] };
}
