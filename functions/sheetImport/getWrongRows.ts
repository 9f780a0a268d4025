import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { listWrongRows, readFixesBetween } from '../_data/sheetImport/importRow.ts';
import type { Operation } from '../_kit/context.ts';
import { loadMobiles } from '../_parts/sheetImport/cells/mobileCell.ts';
import { correctedRow } from './correctedRow.ts';
import { ownImport } from './ownImport.ts';

/**
 * The rows with something wrong, with what was corrected in them since. They repeat what the sheet says of people: who reads them is on
 * record.
 */
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
  const shown = items.map((wrong) => {
    const texts = fixes.get(wrong.row);
    const row = texts ? correctedRow(facts, plan, wrong, texts) : wrong;
    return { ...row, isCorrected: texts !== undefined };
  });
  return { items: shown, ...rest };
};
