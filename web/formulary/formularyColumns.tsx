import type { TFunction } from 'i18next';
import { changeKinds } from '../../shared/_parts/versionedList/rowChange.ts';
import { type Drug, planColumns, planColumnsOf, priceColumns } from '../../shared/formulary/drug.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { formularyListCalls } from '../../shared/formulary/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { ColumnValue } from '../parts/versionedList/ColumnValue.tsx';
import type { ShownList } from '../parts/versionedList/shownList.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** The formulary as the screens of lists in versions show it. */
export const shownFormulary: ShownList = {
  calls: formularyListCalls,
  columns: formularySheet.columns,
  prices: priceColumns,
  nameColumn: 'packageName',
  kinds: changeKinds,
};

/** The drugs of a version. A payer whose members have none of the plans of the list may still look at their column. */
export function drugColumns(t: TFunction<'formulary'>, payerId: number): DataColumn<Drug>[] {
  const own = planColumnsOf(payerId);
  const shown = own.length > 0 ? own : planColumns;
  const column = columnsBy<Drug, WordOf<'formulary', 'field'>>((name) => t(`field.${name}`));
  const plans = ({ plans: covered }: Drug): string =>
    shown
      .filter((plan) => covered[plan])
      .map((plan) => t(`plan.${plan}`))
      .join(', ');
  return [
    column.code('code', { width: 190 }),
    column.name('packageName', { value: ({ texts }) => texts.packageName ?? null, width: 220 }),
    column.name('genericName', { value: ({ texts }) => texts.genericName ?? null, isSecondary: true }),
    column.text('strength', {
      value: ({ texts }) => texts.strength ?? null,
      cell: ({ texts }) => <Identifier value={texts.strength ?? ''} />,
      isSecondary: true,
    }),
    column.text('dispenseMode', {
      value: ({ dispenseMode }) => dispenseMode,
      cell: ({ dispenseMode }) => <ColumnValue list={shownFormulary} column="dispenseMode" value={dispenseMode} />,
      isSecondary: true,
    }),
    column.text('packagePublic', {
      value: ({ pricesFils }) => ((pricesFils.packagePublic ?? 0) / 100).toFixed(2),
      cell: ({ pricesFils }) => <Money fils={pricesFils.packagePublic ?? 0} />,
    }),
    column.text('plans', { value: plans, isSecondary: true, isHidden: own.length === 0 }),
  ];
}
