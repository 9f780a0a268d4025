import { failedBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../shared/job/jobKinds.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import type { StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { newestRows } from '../_parts/eligibilityBatch/lateAnswers.ts';
import { resultSheet } from '../_parts/eligibilityBatch/resultSheet.ts';
import { ownJob } from './ownJob.ts';

/** A result reads up to ten thousand rows. */
const resultRate = { name: 'batchResult', most: 60, seconds: 3600 } as const;

async function* failedOf(rows: AsyncIterable<StoredBatchRow>): AsyncGenerator<StoredBatchRow> {
  for await (const row of rows) if (failedBatchOutcomes.includes(row.outcome)) yield row;
}

/** The result of a sheet that has ended, made at this moment: answers that came after its end are in it. */
export const getBatchResult: Operation<typeof jobApi.endpoints.getBatchResult> = async ({ query }, ctx) => {
  const job = await ownJob(query.jobId, ctx);
  if (job.kind !== 'eligibilityBatch') throw fail('notFound');
  if (isUnfinished(job.state)) throw fail('jobAlreadyRunning');
  ctx.audited({ entity: 'job', id: job.jobId });
  await takeTurn(ctx.store, resultRate, ctx.user.userId, ctx.now());
  const rows = newestRows(job, ctx);
  return resultSheet(query.rows === 'failed' ? failedOf(rows) : rows, ctx.now());
};
