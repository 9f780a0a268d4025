import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { noticeDays } from '../../shared/newborn/birth.ts';
import type { NewbornRow } from '../../shared/newborn/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { PhaseChip } from './PhaseChip.ts';
import { siblingName } from './siblingName.ts';

/** How long the number still holds, in words; the last day for what counts down no more. */
const leftText = (t: TFunction<'newborn'>, { daysLeft }: NewbornRow): string | null => {
  if (daysLeft === null) return null;
  return daysLeft === 0 ? t('endsToday') : t('endsIn', { count: daysLeft });
};

/** The columns of the list, whose facts the record shows too. */
export function newbornColumns(t: TFunction<'newborn'>, language: string): DataColumn<NewbornRow>[] {
  const column = columnsBy<NewbornRow, WordOf<'newborn', 'field'>>((name) => t(`field.${name}`));
  return [
    column.code('number', { width: 150 }),
    column.text('daysLeft', {
      width: 150,
      value: (row) => leftText(t, row),
      cell: (row) => {
        const text = leftText(t, row);
        if (text === null) return <PhaseChip state={row.phase} />;
        return <span style={{ fontWeight: (row.daysLeft ?? noticeDays) < noticeDays ? 700 : 400 }}>{text}</span>;
      },
    }),
    column.date('validTo'),
    column.name('mother', { value: (row) => nameIn(language, row, 'motherName') || `••${row.motherEnding}` }),
    column.text('siblingIndex', { value: (row) => siblingName(language, row.siblingIndex), isSecondary: true }),
    column.instant('bornAt', { isSecondary: true }),
    column.text('sex', { value: (row) => t(`sex.${row.sex}`), width: 110, isSecondary: true }),
    column.name('payer', { value: (row) => nameIn(language, row, 'payerName'), isSecondary: true }),
    column.name('facility', { value: (row) => nameIn(language, row, 'facilityName'), isSecondary: true }),
    column.instant('registeredAt', { isSecondary: true }),
  ];
}
