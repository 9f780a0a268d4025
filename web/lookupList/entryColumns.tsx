import type { TFunction } from 'i18next';
import type { LookupRow } from '../../shared/lookupList/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { EntryActions, type EntryActs } from './EntryActions.tsx';

/** A row for each entry, in the order in which drop-downs show them. */
export function entryColumns(t: TFunction<'lookupList'>, language: string, acts: EntryActs): DataColumn<LookupRow>[] {
  const column = columnsBy<LookupRow, WordOf<'lookupList', 'field'>>((name) => t(`field.${name}`));
  const isArabic = language === 'ar';
  return [
    column.name('name', { isSecondary: isArabic }),
    column.name('nameArabic', { isSecondary: !isArabic }),
    column.code('code', { isSecondary: true, width: 120 }),
    column.text('state', { value: ({ state }) => t(`state.${state}`), isSecondary: true, width: 110 }),
    column.date('activeFrom', { isHidden: true }),
    column.date('activeTo', { isHidden: true }),
    column.number('usedCount', { isSecondary: true }),
    column.number('entryId', { isHidden: true }),
    column.text('actions', {
      value: () => null,
      cell: (row) => <EntryActions entry={row} acts={acts} />,
      width: 160,
    }),
  ];
}
