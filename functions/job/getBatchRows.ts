import { isUnfinished } from '../../shared/job/jobKinds.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import { listBatchRows, type StoredBatchRow, shownBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import type { Operation } from '../_kit/context.ts';
import { withLateAnswers } from '../_parts/eligibilityBatch/lateAnswers.ts';
import { ownJob } from './ownJob.ts';

/** The outcomes so far of the rows of the caller's sheet, also of those whose answer came after the sheet had ended. */
export const getBatchRows: Operation<typeof jobApi.endpoints.getBatchRows> = async ({ query }, ctx) => {
  const { jobId, ...page } = query;
  const job = await ownJob(jobId, ctx);
  ctx.audited({ entity: 'job', id: jobId });
  const { items, ...rest } = await listBatchRows(ctx.store, job, page);
  // While the sheet is worked on, its worker alone writes the rows and counts them.
  const rows = isUnfinished(job.state) ? items : await withLateAnswers(items, job, ctx);
  const isShown = ({ outcome }: StoredBatchRow): boolean => page.outcome === undefined || outcome === page.outcome;
  return { ...rest, items: rows.filter(isShown).map(shownBatchRow) };
};
