import type { jobApi } from '../../shared/job/routes.ts';
import { canCancel, jobFinish, shownJob } from '../_data/job/job.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownJob } from './ownJob.ts';

/** Ends a job before its time. Its worker finds it ended at the next step and stops; what was done until then stays. */
export const cancelJob: Operation<typeof jobApi.endpoints.cancelJob> = async ({ body }, ctx) => {
  const found = await ownJob(body.jobId, ctx);
  if (!canCancel(found)) throw fail('changedMeanwhile');
  const end = { state: 'cancelled', failure: null, files: found.files, at: ctx.now() } as const;
  if (!(await writeTogether(ctx.store, jobFinish(found, end)))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'job', id: body.jobId, before: { state: found.state }, after: { state: 'cancelled' } });
  return shownJob(await ownJob(body.jobId, ctx));
};
