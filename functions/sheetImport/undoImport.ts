import { undoDays } from '../../shared/sheetImport/importStates.ts';
import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { putToWork } from '../_parts/sheetImport/newImport.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { ownImport } from './ownImport.ts';

const undoMs = undoDays * 86_400_000;

/** Takes back what an import has written. The list of wrong rows begins anew: it will hold what is kept, and why. */
export const undoImport: Operation<typeof sheetImportApi.endpoints.undoImport> = async ({ body }, ctx) => {
  const { imported } = await ownImport(body, ctx);
  const { state, finishedAt } = imported;
  if (!['done', 'cancelled', 'paused'].includes(state)) throw fail('changedMeanwhile');
  if (finishedAt !== null && ctx.now().getTime() - Date.parse(finishedAt) > undoMs) throw fail('tooLate');
  const undone = { reverted: 0, kept: 0 };
  const list = { checks: imported.checks + 1, hasErrorFile: false };
  const next = await putToWork(imported, { state: 'undoing', undone, undoneTo: null, ...list }, ctx);
  ctx.audited({ entity: 'import', id: imported.importId, before: { state }, after: { state: next.state } });
  return shownImport(next);
};
