import type { jobApi } from '../../shared/job/routes.ts';
import { listJobProblems } from '../_data/job/jobProblem.ts';
import type { Operation } from '../_kit/context.ts';
import { ownJob } from './ownJob.ts';

/** What a job found wrong so far, by row. Problems may repeat what a row holds of a patient: who reads them is on record. */
export const getJobProblems: Operation<typeof jobApi.endpoints.getJobProblems> = async ({ query }, ctx) => {
  const { jobId, ...page } = query;
  ctx.audited({ entity: 'job', id: jobId });
  return listJobProblems(ctx.store, await ownJob(jobId, ctx), page);
};
