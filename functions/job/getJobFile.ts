import { firstEndOf } from '../../shared/_contract/sessionUser.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import { jobFileKey } from '../_data/job/job.ts';
import { fetchingAddress } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownJob } from './ownJob.ts';

/** Where the browser fetches a file of a job; a file that the job does not have is not there (404). */
export const getJobFile: Operation<typeof jobApi.endpoints.getJobFile> = async ({ query }, ctx) => {
  const job = await ownJob(query.jobId, ctx);
  const file = job.files[query.file];
  if (!file) throw fail('notFound');
  ctx.audited({ entity: 'job', id: query.jobId });
  return fetchingAddress(jobFileKey(job, query.file), file, ctx.now(), firstEndOf(ctx.user));
};
