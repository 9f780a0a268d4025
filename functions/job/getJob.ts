import type { jobApi } from '../../shared/job/routes.ts';
import { shownJob } from '../_data/job/job.ts';
import type { Operation } from '../_kit/context.ts';
import { ownJob } from './ownJob.ts';

/** How far a job is. */
export const getJob: Operation<typeof jobApi.endpoints.getJob> = async ({ query }, ctx) =>
  shownJob(await ownJob(query.jobId, ctx));
