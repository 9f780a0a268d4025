import * as z from 'zod';
import { isDamanPlan, plans } from '../_field/plans.ts';
import type { ImportRow } from '../_parts/sheetImport.ts';
import type { FormularyColumn, formularySheet } from './formularySheet.ts';

/** The columns that are amounts of money. */
export const priceColumns = [
  'packagePublic',
  'packagePharmacy',
  'unitPublic',
  'unitPharmacy',
  'unitMarkup',
  'packageMarkup',
  'thiqaMaxPrice',
  'thiqaCoPay',
  'basicCoPay',
] as const satisfies readonly FormularyColumn[];
export type PriceColumn = (typeof priceColumns)[number];

/** The columns that say which plan covers a drug. */
export const planColumns = ['thiqa', 'basic', 'abm1', 'abm7'] as const satisfies readonly FormularyColumn[];
export type PlanColumn = (typeof planColumns)[number];

/**
 * The columns that say something of the cover of a payer's own members: the plans of Daman and ABM are named in the regulator's list, and no other payer.
 */
export function planColumnsOf(payerId: number): readonly PlanColumn[] {
  if (isDamanPlan(payerId)) return ['thiqa', 'basic'];
  return payerId === plans.ABM ? ['thiqa', 'abm1', 'abm7'] : [];
}

/** The other columns of which a version may change something. */
export const textColumns = [
  'insurancePlan',
  'packageName',
  'genericCode',
  'genericName',
  'strength',
  'dosageForm',
  'packageSize',
  'status',
  'deletedOn',
  'lastChangeOn',
  'agent',
  'manufacturer',
  'governmentCoverage',
  'uppScope',
  'uppEffectiveOn',
  'uppUpdatedOn',
  'uppExpiryOn',
  'greenrainCode',
] as const satisfies readonly FormularyColumn[];
type TextColumn = (typeof textColumns)[number];

/**
 * A drug of a formulary. Empty cells are left out. Prices are fils; those of units, markups and co-payments may have fractions of a fil, two
 * decimals at most.
 */
export const drug = z.strictObject({
  code: z.string(),
  dispenseMode: z.string(),
  texts: z.partialRecord(z.enum(textColumns), z.string()),
  pricesFils: z.partialRecord(z.enum(priceColumns), z.number()),
  plans: z.partialRecord(z.enum(planColumns), z.boolean()),
});
export type Drug = z.infer<typeof drug>;

/** Whether a drug may be asked for on a day (ISO): a deleted one may until its last day. */
export const isOfferedOn = ({ texts: { status, deletedOn } }: Drug, day: string): boolean =>
  status !== 'deleted' || (deletedOn !== undefined && day < deletedOn);

/** How people know a drug in the list of what a version changes. */
export const drugNames = ({ code, texts }: Drug) => ({ code, packageName: texts.packageName ?? '' });

const filled = <Name extends string, Value>(entries: readonly (readonly [Name, Value | null])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== null && value !== '')) as Partial<Record<Name, Value>>;

/** Fils of an amount in dirhams, which a spreadsheet may have as 16.499999999. */
export const filsOf = (dirhams: number): number => Math.round(dirhams * 10_000) / 100;

type FormularyRow = ImportRow<typeof formularySheet.columns>;

/** The drug of a row that is right. */
export const drugOf = (row: FormularyRow): Drug => ({
  code: row.code,
  dispenseMode: row.dispenseMode,
  texts: filled(textColumns.map((name): [TextColumn, string | null] => [name, row[name]])),
  pricesFils: filled(
    priceColumns.map((name): [PriceColumn, number | null] => {
      const dirhams = row[name];
      return [name, dirhams === null ? null : filsOf(dirhams)];
    }),
  ),
  plans: filled(planColumns.map((name): [PlanColumn, boolean | null] => [name, row[name]])),
});

const codeForm = /^[A-Z0-9][A-Z0-9./_-]*$/;

/** What the cells alone cannot say of a row: the code is one that every system can carry, and a deleted drug has its last day. */
export const drugProblems = (row: Pick<FormularyRow, 'code' | 'status' | 'deletedOn'>) => [
  ...(codeForm.test(row.code) ? [] : [{ column: 'code', code: 'code' }]),
  ...(row.status === 'deleted' && row.deletedOn === null ? [{ column: 'deletedOn', code: 'required' }] : []),
];
