import type { jobApi } from '../../shared/job/routes.ts';
import { listJobs, shownJob } from '../_data/job/job.ts';
import { ownerOf } from '../_data/job/jobOwner.ts';
import type { Operation } from '../_kit/context.ts';
import { allowKind } from './ownJob.ts';

/** The caller's jobs of a kind, newest first. */
export const getJobs: Operation<typeof jobApi.endpoints.getJobs> = async ({ query }, ctx) => {
  const { kind, payerId, ...page } = query;
  allowKind(kind, ctx);
  const { scope, user } = ctx;
  const { items, ...rest } = await listJobs(ctx.store, { kind, owner: ownerOf(kind, { scope, user }, payerId) }, page);
  return { items: items.map(shownJob), ...rest };
};
