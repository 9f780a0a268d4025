import type { TFunction } from 'i18next';
import type { DeadLetter } from '../../shared/delivery/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { Identifier } from '../ui/Identifier.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { deliveryTexts } from './deliveryTexts.ts';

/** The columns of what could not be delivered. */
export function deliveryColumns(t: TFunction<['delivery', 'eligibility']>, language: string): DataColumn<DeadLetter>[] {
  const column = columnsBy<DeadLetter, WordOf<'delivery', 'column'>>((name) => t(`column.${name}`));
  const textsOf = (row: DeadLetter) => deliveryTexts(row, t, language);
  return [
    column.instant('diedAt'),
    column.name('fault', { value: (row) => textsOf(row).fault, width: 220 }),
    column.name('to', { value: (row) => textsOf(row).to, width: 160, isSecondary: true }),
    column.name('from', { value: (row) => textsOf(row).from, width: 160, isSecondary: true }),
    column.text('what', {
      value: (row) => textsOf(row).what,
      cell: (row) => (row.kind === 'email' ? textsOf(row).what : <Identifier value={textsOf(row).what} />),
      width: 350,
      isSecondary: true,
      isWide: true,
    }),
    column.number('attempts', { isSecondary: true }),
    column.number('redrives', { isSecondary: true }),
    column.instant('created', { value: (row) => row.createdAt, isHidden: true }),
  ];
}
