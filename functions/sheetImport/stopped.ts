import { jobFinish } from '../_data/job/job.ts';
import { importChange, type StoredImport } from '../_data/sheetImport/sheetImport.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { laneOfWork } from '../_parts/sheetImport/newImport.ts';
import { writeTogether } from '../_store/transaction.ts';

/** An import as it is stopped, with its job. The worker finds that out with its next step, at most some hundred rows later. */
export async function stopped(
  imported: StoredImport,
  state: 'paused' | 'cancelled',
  ctx: SessionContext,
): Promise<StoredImport> {
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
  if (!(await writeTogether(ctx.store, [put, ...ended]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'import', id: imported.importId, before: { state: imported.state }, after: { state } });
  return next;
}
