import type { TFunction } from 'i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { activityOf, listedColumns, type Price } from '../../shared/priceList/price.ts';
import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { priceTypes } from '../../shared/priceList/priceTypes.ts';
import { priceListCalls } from '../../shared/priceList/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { ShownList } from '../parts/versionedList/shownList.ts';
import { Money } from '../ui/Money.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

/** Price lists as the screens of lists in versions show them. */
export const shownPriceList: ShownList = {
  calls: priceListCalls,
  columns: priceListSheet.columns,
  prices: listedColumns.prices,
  nameColumn: 'description',
  kinds: ['new', 'withdrawn', 'price', 'other'],
  codeText: (row) => activityOf(row).code,
};

const typeTitle = (type: string, language: string): string =>
  inLanguage(language, priceTypes.find(({ value }) => value === type)?.title ?? { en: type, ar: type });

const describedIn = (language: string, { texts: { description = '', descriptionArabic } }: Price): string =>
  inLanguage(language, { en: description, ar: descriptionArabic ?? description });

/** The prices of a version. */
export function priceColumns(t: TFunction<'priceList'>, language: string): DataColumn<Price>[] {
  const column = columnsBy<Price, WordOf<'priceList', 'field'>>((name) => t(`field.${name}`));
  const money = (name: 'price' | 'tariffPrice', more = {}) =>
    column.text(name, {
      value: ({ pricesFils }) => (pricesFils[name] === undefined ? null : (pricesFils[name] / 100).toFixed(2)),
      cell: ({ pricesFils }) => (pricesFils[name] === undefined ? '–' : <Money fils={pricesFils[name]} />),
      ...more,
    });
  return [
    column.code('code', { value: (row) => activityOf(row).code, width: 130 }),
    // Before the long description: it is seen on a phone.
    money('price'),
    column.text('type', { value: (row) => typeTitle(activityOf(row).type, language), isSecondary: true }),
    column.name('description', { value: (row) => describedIn(language, row), width: 320 }),
    money('tariffPrice', { isSecondary: true }),
    column.text('factor', { value: ({ texts }) => texts.factor ?? null, isSecondary: true }),
    column.date('effectiveOn', { value: ({ texts }) => texts.effectiveOn ?? null, isSecondary: true }),
  ];
}
