import type { jobApi } from '../../shared/job/routes.ts';
import { listBatchRows } from '../_data/eligibilityBatch/batchRow.ts';
import type { Operation } from '../_kit/context.ts';
import { ownJob } from './ownJob.ts';

/** The outcomes so far of the rows of the caller's sheet. */
export const getBatchRows: Operation<typeof jobApi.endpoints.getBatchRows> = async ({ query }, ctx) => {
  const { jobId, ...page } = query;
  const job = await ownJob(jobId, ctx);
  ctx.audited({ entity: 'job', id: jobId });
  return listBatchRows(ctx.store, job, page);
};
