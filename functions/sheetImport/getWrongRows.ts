import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ListedWrongRow, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { type FixedRow, listWrongRows, readFixesBetween, type WrongRow } from '../_data/sheetImport/importRow.ts';
import type { StoredImport } from '../_data/sheetImport/sheetImport.ts';
import type { Operation } from '../_kit/context.ts';
import { loadMobiles } from '../_parts/sheetImport/cells/mobileCell.ts';
import { checkRow, knownValues } from '../_parts/sheetImport/checkRow.ts';
import { ownImport } from './ownImport.ts';

/** A wrong row with its corrections. Only the cells that were corrected are looked at again: what the others lack is known. */
function corrected(
  facts: ImportKindFacts,
  plan: NonNullable<StoredImport['plan']>,
  wrong: WrongRow,
  fix: FixedRow['texts'] | undefined,
): ListedWrongRow {
  if (!fix) return { ...wrong, isCorrected: false };
  const isFixed = (column: string | null): boolean => column !== null && Object.hasOwn(fix, column);
  const texts = { ...wrong.texts, ...fix };
  const { problems } = checkRow(facts, { row: wrong.row, cells: texts }, { known: knownValues(plan) });
  return {
    row: wrong.row,
    texts,
    problems: [
      ...wrong.problems.filter(({ column }) => !isFixed(column)),
      ...problems.filter(({ column }) => isFixed(column)),
    ],
    isCorrected: true,
  };
}

/** The rows with something wrong. They repeat what the sheet says of people: who reads them is on record. */
export const getWrongRows: Operation<typeof sheetImportApi.endpoints.getWrongRows> = async ({ query }, ctx) => {
  const { kind, importId, ...page } = query;
  const { facts, imported } = await ownImport({ kind, importId }, ctx);
  ctx.audited({ entity: 'import', id: importId });
  const { items, ...rest } = await listWrongRows(ctx.store, imported, page);
  const { plan, state } = imported;
  const [first, last] = [items[0], items.at(-1)];
  if (state !== 'checked' || !plan || !first || !last)
    return { items: items.map((wrong) => ({ ...wrong, isCorrected: false })), ...rest };
  await loadMobiles();
  const fixes = await readFixesBetween(ctx.store, imported, first.row, last.row);
  return { items: items.map((wrong) => corrected(facts, plan, wrong, fixes.get(wrong.row))), ...rest };
};
