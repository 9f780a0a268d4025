import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { findFix, findWrongRow, fixPut } from '../_data/sheetImport/importRow.ts';
import { stillIn } from '../_data/sheetImport/sheetImport.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { loadMobiles } from '../_parts/sheetImport/cells/mobileCell.ts';
import { writeTogether } from '../_store/transaction.ts';
import { correctedRow } from './correctedRow.ts';
import { allowedKind, ownImport } from './ownImport.ts';

/**
 * Corrects cells of a row, and says what is wrong with it now. The next check reads them in the place of the file's. Of two people at once
 * both count, each for the cells that they have corrected; once the import goes on, no correction is taken any more.
 */
export const correctRow: Operation<typeof sheetImportApi.endpoints.correctRow> = async ({ body }, ctx) => {
  const { row, texts } = body;
  const { columns } = allowedKind(body.kind, ctx);
  if (!Object.keys(texts).every((column) => Object.hasOwn(columns, column))) throw invalid('texts', 'unknownProperty');
  const corrected = await retryWrite(async () => {
    const { facts, imported } = await ownImport(body, ctx);
    const { state, plan } = imported;
    if (state !== 'checked' || !plan) throw fail('changedMeanwhile');
    const [wrong, before] = await Promise.all([
      findWrongRow(ctx.store, imported, row),
      findFix(ctx.store, imported, row),
    ]);
    // Of good rows nothing is shown: there is nothing to correct in them.
    if (!wrong && !before) throw fail('notFound');
    const fixed = { ...before, row, texts: { ...before?.texts, ...texts } };
    const isKept = await writeTogether(ctx.store, [stillIn(imported), fixPut(imported, fixed, before, ctx.now())]);
    return isKept ? { facts, plan, fixed, wrong: wrong ?? { row, texts: {}, problems: [] } } : null;
  });
  if (!corrected) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'import', id: body.importId, after: { row, columns: Object.keys(texts) } });
  await loadMobiles();
  const { facts, plan, wrong, fixed } = corrected;
  return correctedRow(facts, plan, wrong, fixed.texts);
};
