import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { activityOf } from '../../../shared/priceList/price.ts';
import type { ProposalRow, ShownLine } from '../../../shared/priceList/proposal.ts';
import type { WordOf } from '../../base/texts.ts';
import { columnTitle } from '../../parts/versionedList/shownList.ts';
import { Money } from '../../ui/Money.tsx';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { shownPriceList } from '../priceColumns.tsx';
import { ProposalChip } from './ProposalChip.ts';

type Texts = TFunction<'priceList'>;

/** The proposals of a provider, or those to an insurer. */
export function proposalColumns(t: Texts, language: string, isInsurer: boolean): DataColumn<ProposalRow>[] {
  const column = columnsBy<ProposalRow, WordOf<'priceList', 'field'>>((name) => t(`field.${name}`));
  const other = isInsurer
    ? column.name('facilityName', { value: (row) => nameIn(language, row, 'facilityName'), width: 230 })
    : column.name('payerName', { value: (row) => nameIn(language, row, 'payerName'), width: 230 });
  return [
    other,
    column.text('state', {
      value: ({ state }) => t(`proposalState.${state}`),
      cell: ({ state }) => <ProposalChip state={state} />,
      width: 190,
    }),
    column.date('holdsFrom', { value: ({ effectiveOn }) => effectiveOn }),
    column.number('raised', { value: ({ counts }) => counts.raised, width: 120 }),
    column.number('new', { value: ({ counts }) => counts.new, isSecondary: true }),
    column.number('lowered', { value: ({ counts }) => counts.lowered, isSecondary: true, width: 120 }),
    column.number('removed', { value: ({ counts }) => counts.removed, isSecondary: true, width: 120 }),
    column.name('makerName', { isSecondary: true }),
    column.instant('madeAt', { isSecondary: true }),
  ];
}

const dirhams = (fils: number | null): string | null => (fils === null ? null : (fils / 100).toFixed(2));
const amount = (fils: number | null): ReactNode => (fils === null ? '–' : <Money fils={fils} />);
/** A percentage with its sign, as both languages write it here. */
const percentText = (percent: number | null): string =>
  percent === null ? '–' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;

/** The same, from left to right in Arabic too. */
export const Percent = ({ value }: { value: number | null }) => <bdi dir="ltr">{percentText(value)}</bdi>;

/** What is to be known of a line besides its prices. */
function remarksOf(line: ShownLine, t: Texts, columnsOf: (names: readonly string[]) => string): string[] {
  return [
    ...(line.isConflict ? [t('proposal.conflict')] : []),
    ...(line.isUnknown ? [t('proposal.unknownCode')] : []),
    ...(line.columns.length > 0 ? [t('proposal.alsoChanges', { columns: columnsOf(line.columns) })] : []),
  ];
}

function Decision({ line: { decision }, t }: { line: ShownLine; t: Texts }) {
  if (!decision) return <>{t('decision.none')}</>;
  const { isAccepted, reason, byName } = decision;
  return (
    <>
      <strong>{t(isAccepted ? 'decision.accepted' : 'decision.refused')}</strong>
      {reason && (
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          <bdi>{reason}</bdi> · <bdi>{byName}</bdi>
        </Typography>
      )}
    </>
  );
}

interface LineColumns {
  readonly t: Texts;
  readonly language: string;
  /** The buttons of a line; null for who does not decide. */
  readonly actionsOf: ((line: ShownLine) => ReactNode) | null;
}

/** The lines that a proposal changes. */
export function lineColumns({ t, language, actionsOf }: LineColumns): DataColumn<ShownLine>[] {
  const column = columnsBy<ShownLine, WordOf<'priceList', 'field'>>((name) => t(`field.${name}`));
  const names = new Intl.ListFormat(language, { type: 'unit' });
  const columnsOf = (changed: readonly string[]): string =>
    names.format(changed.map((name) => columnTitle(shownPriceList, name, language)));
  const decisionText = ({ decision }: ShownLine): string =>
    decision ? t(decision.isAccepted ? 'decision.accepted' : 'decision.refused') : t('decision.none');
  return [
    column.code('code', { value: (row) => activityOf(row).code, width: 120 }),
    column.text('percent', {
      value: ({ percent }) => percent,
      cell: ({ percent }) => <Percent value={percent} />,
      width: 100,
    }),
    column.text('priceAfter', {
      value: ({ afterFils }) => dirhams(afterFils),
      cell: ({ afterFils }) => amount(afterFils),
      width: 130,
    }),
    column.text('priceBefore', {
      value: ({ beforeFils }) => dirhams(beforeFils),
      cell: ({ beforeFils }) => amount(beforeFils),
      width: 130,
    }),
    column.name('description', { width: 200 }),
    ...(actionsOf ? [column.text('actions', { value: () => null, cell: actionsOf, width: 165 })] : []),
    column.text('decision', {
      value: decisionText,
      text: (row) => [decisionText(row), row.decision?.reason].filter(Boolean).join(': '),
      cell: (row) => <Decision line={row} t={t} />,
      width: 220,
    }),
    column.text('remarks', { value: (row) => remarksOf(row, t, columnsOf).join(' · ') || null, width: 220 }),
  ];
}
