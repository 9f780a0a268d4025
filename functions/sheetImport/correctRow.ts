import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { writeFix } from '../_data/sheetImport/importRow.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { loadMobiles } from '../_parts/sheetImport/cells/mobileCell.ts';
import { checkRow, knownValues } from '../_parts/sheetImport/checkRow.ts';
import { ownImport } from './ownImport.ts';

/** Corrects cells of a row, and says what is wrong with those cells now. The next check reads them in the place of the file's. */
export const correctRow: Operation<typeof sheetImportApi.endpoints.correctRow> = async ({ body }, ctx) => {
  const { facts, imported } = await ownImport(body, ctx);
  const { row, texts } = body;
  if (imported.state !== 'checked' || !imported.plan) throw fail('changedMeanwhile');
  if (!Object.keys(texts).every((column) => Object.hasOwn(facts.columns, column)))
    throw invalid('texts', 'unknownProperty');
  const fixed = await writeFix(ctx.store, imported, { row, texts }, ctx.now());
  ctx.audited({ entity: 'import', id: imported.importId, after: { row, columns: Object.keys(texts) } });
  await loadMobiles();
  const { problems } = checkRow(facts, { row, cells: fixed.texts }, { known: knownValues(imported.plan) });
  return {
    row,
    texts: fixed.texts,
    problems: problems.filter(({ column }) => column !== null && Object.hasOwn(fixed.texts, column)),
  };
};
