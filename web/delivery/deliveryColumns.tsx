import type { TFunction } from 'i18next';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import type { DeadLetter } from '../../shared/delivery/routes.ts';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { NameText } from '../ui/NameText.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { deliveryTexts } from './deliveryTexts.ts';

/** The columns of what could not be delivered. */
export function deliveryColumns(t: TFunction<['delivery', 'eligibility']>, language: string): DataColumn<DeadLetter>[] {
  const text = (name: keyof ReturnType<typeof deliveryTexts>) => (row: DeadLetter) =>
    deliveryTexts(row, t, language)[name];
  const named = (name: 'to' | 'from' | 'fault', width: number, isSecondary = false): DataColumn<DeadLetter> => ({
    id: name,
    header: t(`column.${name}`),
    value: text(name),
    cell: (row) => <NameText value={text(name)(row) ?? '–'} />,
    width,
    isSecondary,
  });
  return [
    {
      id: 'diedAt',
      header: t('column.diedAt'),
      value: (row) => row.diedAt,
      text: (row) => dateTimeText(row.diedAt),
      cell: (row) => <DateText value={row.diedAt} withTime />,
      width: 140,
    },
    named('fault', 220),
    named('to', 160, true),
    named('from', 160, true),
    {
      id: 'what',
      header: t('column.what'),
      value: text('what'),
      cell: (row) => (row.kind === 'email' ? text('what')(row) : <Identifier value={text('what')(row) ?? ''} />),
      width: 350,
      isSecondary: true,
    },
    {
      id: 'attempts',
      header: t('column.attempts'),
      value: (row) => row.attempts,
      width: 95,
      isNumber: true,
      isSecondary: true,
    },
    {
      id: 'redrives',
      header: t('column.redrives'),
      value: (row) => row.redrives,
      width: 100,
      isNumber: true,
      isSecondary: true,
    },
  ];
}
