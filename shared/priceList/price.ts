import * as z from 'zod';
import type { ImportProblem, ImportRow } from '../_parts/sheetImport.ts';
import type { ListColumns } from '../_parts/versionedList/listedRow.ts';
import { type PriceListColumn, priceListColumns, type priceListSheet } from './priceListSheet.ts';

const priceColumns = ['price', 'tariffPrice'] as const satisfies readonly PriceListColumn[];
const textColumns = [
  'description',
  'descriptionArabic',
  'currency',
  'factor',
  'effectiveOn',
] as const satisfies readonly PriceListColumn[];

/** What a change of each column means. */
export const listedColumns: ListColumns = {
  all: priceListColumns,
  prices: priceColumns,
  plans: [],
  texts: textColumns,
};

/** A line of a price list. Its code is the activity's with its type, as `99213/3`: one code may be of two code systems. Empty cells are left out, prices are fils. */
export const price = z.strictObject({
  code: z.string(),
  texts: z.partialRecord(z.enum(textColumns), z.string()),
  pricesFils: z.partialRecord(z.enum(priceColumns), z.number()),
});
export type Price = z.infer<typeof price>;

/** How people know a line in the list of what a version changes. */
export const priceNames = ({ code, texts }: Price) => ({ code, description: texts.description ?? '' });

/** The activity and its type that the code of a line says. */
export function activityOf({ code }: Pick<Price, 'code'>): { readonly code: string; readonly type: string } {
  const end = code.lastIndexOf('/');
  return { code: code.slice(0, end), type: code.slice(end + 1) };
}

/** The code of the line that is about an activity. */
export const lineCode = ({ code, type }: Readonly<Record<string, unknown>>): string => `${code}/${type}`;

type PriceListRow = ImportRow<typeof priceListSheet.columns>;

/** Fils of an amount in dirhams, which a spreadsheet may have as 16.499999999. */
const filsOf = (dirhams: number): number => Math.round(dirhams * 100);

/** The line of a row that is right. */
export const priceOf = (row: PriceListRow): Price => {
  const { description, descriptionArabic, factor, effectiveOn } = row;
  return {
    code: lineCode(row),
    texts: {
      description,
      ...(descriptionArabic && { descriptionArabic }),
      currency: 'AED',
      ...(factor !== null && { factor: String(factor) }),
      ...(effectiveOn && { effectiveOn }),
    },
    pricesFils: {
      price: filsOf(row.price),
      ...(row.tariffPrice !== null && { tariffPrice: filsOf(row.tariffPrice) }),
    },
  };
};

const codeForm = /^[A-Z0-9][A-Z0-9._-]*$/;

/** Whether the agreed price is what the tariff and the factor make; a fil may be lost by rounding. */
const isProduct = ({ price: agreed, tariffPrice, factor }: PriceListRow): boolean =>
  tariffPrice === null || factor === null || Math.abs(filsOf(agreed) - filsOf(tariffPrice * factor)) <= 1;

/** What the cells alone cannot say of a row of a list that is to hold from a day on. */
export const priceProblems = (row: PriceListRow, holdsFrom: string): readonly ImportProblem[] => [
  ...(codeForm.test(row.code) ? [] : [{ column: 'code', code: 'code' }]),
  ...(isProduct(row) ? [] : [{ column: 'price', code: 'notTariffTimesFactor' }]),
  ...(row.effectiveOn !== null && row.effectiveOn > holdsFrom ? [{ column: 'effectiveOn', code: 'afterList' }] : []),
];
