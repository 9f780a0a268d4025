import { filsOf } from '../../shared/formulary/drug.ts';
import { type ReferencePriceRow, referencePriceSheet } from '../../shared/formulary/referencePriceSheet.ts';
import { type ReferencePrice, readReferencePrices, referencePriceWrites } from '../_data/formulary/referencePrices.ts';
import { actingUser } from '../_parts/sheetImport/actingUser.ts';
import type { Found, ImportContext, ImportServer, RowKey } from '../_parts/sheetImport/importServer.ts';
import { listedAnew, marksOf } from '../_parts/sheetImport/listedMarks.ts';

async function findPrices(ctx: ImportContext, keys: readonly RowKey[]) {
  await actingUser(referencePriceSheet, ctx);
  const codeOf = ({ about }: RowKey): string => String(about.code);
  const stored = await readReferencePrices(ctx.store, keys.map(codeOf));
  const byCode = new Map(stored.map((each) => [each.code, each]));
  return new Map(
    keys.flatMap((each): [string, Found<ReferencePrice>][] => {
      const known = byCode.get(codeOf(each));
      return known ? [[each.key, { stored: known }]] : [];
    }),
  );
}

/** The price of a row. An empty price of a unit leaves what is stored. */
function nextPrice(row: ReferencePriceRow, stored: ReferencePrice | null, ctx: ImportContext): ReferencePrice {
  const { code, packageName, packagePublic, unitPublic } = row;
  const next: ReferencePrice = {
    ...{ code, packageName, packagePublicFils: filsOf(packagePublic) },
    unitPublicFils: unitPublic === null ? (stored?.unitPublicFils ?? null) : filsOf(unitPublic),
    ...marksOf(ctx),
  };
  return listedAnew(stored, next);
}

/** What a regulator's list does to the reference prices. */
export const referencePriceImport: ImportServer<typeof referencePriceSheet.columns, ReferencePrice> = {
  facts: referencePriceSheet,
  find: findPrices,
  next: nextPrice,
  writes: (_, { from, to }) => referencePriceWrites(from, to),
};
