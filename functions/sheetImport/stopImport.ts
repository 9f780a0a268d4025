import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { jobFinish } from '../_data/job/job.ts';
import { importChange, type StoredImport } from '../_data/sheetImport/sheetImport.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { laneOfWork } from '../_parts/sheetImport/newImport.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownImport } from './ownImport.ts';

type Stop = 'paused' | 'cancelled';

/** An import as it is stopped, with its job; null where the worker has made a step meanwhile. It finds out with its next step, at most some hundred rows later. */
async function stopped(imported: StoredImport, state: Stop, ctx: SessionContext): Promise<StoredImport | null> {
  const at = ctx.now();
  const { workId: jobId } = imported;
  const finishedAt = state === 'cancelled' ? at.toISOString() : null;
  const { next, put } = importChange(imported, { state, workId: null, finishedAt });
  const job = jobId && {
    jobId,
    kind: 'sheetImport' as const,
    lane: laneOfWork(imported),
    claim: null,
    scope: imported.scope,
  };
  const ended = job ? jobFinish(job, { state: 'cancelled', failure: null, files: {}, at }) : [];
  if (!(await writeTogether(ctx.store, [put, ...ended]))) return null;
  ctx.audited({ entity: 'import', id: imported.importId, before: { state: imported.state }, after: { state } });
  return next;
}

/**
 * Stops an import of the caller's that is in one of these states. The worker counts on with each step, and the person who stops it has seen none of them:
 * the import is read again and stopped as it is then. 409 for one in another state.
 */
export async function stopImport(
  about: { readonly kind: string; readonly importId: string },
  { to, from }: { readonly to: Stop; readonly from: readonly string[] },
  ctx: SessionContext,
): Promise<SheetImportView> {
  const next = await retryWrite(async () => {
    const { imported } = await ownImport(about, ctx);
    if (!from.includes(imported.state)) throw fail('changedMeanwhile');
    return stopped(imported, to, ctx);
  });
  if (!next) throw fail('changedMeanwhile');
  return shownImport(next);
}
