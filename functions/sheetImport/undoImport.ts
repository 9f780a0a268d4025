import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { putToWork } from '../_parts/sheetImport/newImport.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { ownImport } from './ownImport.ts';

/** So long what was written can be taken back: its trace is kept for longer. */
const undoMs = 7 * 86_400_000;

/** Takes back what an import has written. */
export const undoImport: Operation<typeof sheetImportApi.endpoints.undoImport> = async ({ body }, ctx) => {
  const { imported } = await ownImport(body, ctx);
  const { state, finishedAt } = imported;
  if (!['done', 'cancelled', 'paused'].includes(state)) throw fail('changedMeanwhile');
  if (finishedAt !== null && ctx.now().getTime() - Date.parse(finishedAt) > undoMs) throw fail('tooLate');
  const undone = { reverted: 0, kept: 0 };
  const next = await putToWork(imported, { state: 'undoing', undone, undoneTo: null }, ctx);
  ctx.audited({ entity: 'import', id: imported.importId, before: { state }, after: { state: next.state } });
  return shownImport(next);
};
