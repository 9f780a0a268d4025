import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { putToWork } from '../_parts/sheetImport/newImport.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { checkArrived, checkSwitch, ownImport } from './ownImport.ts';

/** Writes what was checked, or goes on with what was paused. */
export const commitImport: Operation<typeof sheetImportApi.endpoints.commitImport> = async ({ body }, ctx) => {
  const { facts, imported } = await ownImport(body, ctx);
  checkSwitch(facts);
  const { mode } = body;
  const goesOn = imported.state === 'paused';
  if (imported.state !== 'checked' && !goesOn) throw fail('changedMeanwhile');
  if (!goesOn && (mode === 'all' || facts.isWhole) && (imported.checked.wrong ?? 0) > 0) throw fail('importHasWrong');
  await checkArrived(imported);
  const begun = goesOn ? {} : { mode, done: 0, written: { added: 0, changed: 0, same: 0, wrong: 0 } };
  const next = await putToWork(imported, { state: 'committing', ...begun }, ctx);
  ctx.audited({
    entity: 'import',
    id: imported.importId,
    before: { state: imported.state },
    after: { state: next.state, mode },
  });
  return shownImport(next);
};
