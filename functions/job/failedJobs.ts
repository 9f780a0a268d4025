import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type FailedJob, mayTryAgain } from '../../shared/job/failedJobs.ts';
import type { jobApi } from '../../shared/job/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import {
  type FailedJob as Failed,
  findFailedJob,
  listFailedJobs,
  retryFailedJob as retry,
} from '../_data/job/failedJob.ts';
import { queueJob } from '../_data/job/jobQueue.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Api = typeof jobApi.endpoints;
type Names = Pick<FailedJob, 'tenantName' | 'tenantNameArabic'>;

const ofPortal: Names = { tenantName: null, tenantNameArabic: null };

async function namesOf(store: DynamoDBDocumentClient, { owner, scope }: Failed): Promise<Names> {
  if (scope.kind === 'facility') {
    const found = await getFacility(store, scope.facilityId);
    return found ? { tenantName: found.facilityName, tenantNameArabic: found.facilityNameArabic } : ofPortal;
  }
  // An administrator of the portal works for the payer whose list it is.
  const payerId = scope.kind === 'payer' ? scope.payerId : Number(/^PAYER#(\d+)$/.exec(owner)?.[1] ?? 0);
  const found = payerId ? await getPayer(store, payerId) : null;
  return found ? { tenantName: found.payerName, tenantNameArabic: found.payerNameArabic } : ofPortal;
}

/** Whose each job of a page is; a tenant of several jobs is read once. */
async function shown(store: DynamoDBDocumentClient, jobs: readonly Failed[]): Promise<FailedJob[]> {
  const tenantOf = ({ owner, scope }: Failed): string => `${owner} ${JSON.stringify(scope)}`;
  const firsts = new Map(jobs.map((job) => [tenantOf(job), job]));
  const names = new Map(
    await Promise.all([...firsts].map(async ([tenant, job]) => [tenant, await namesOf(store, job)] as const)),
  );
  return jobs.map((job) => {
    const { jobId, kind, startedByName, createdAt, attempts, retries, finishedAt: failedAt } = job;
    const failure = job.failure ?? 'unexpected';
    const facts = { jobId, kind, failure, startedByName, createdAt, failedAt, attempts, retries };
    return { ...facts, ...(names.get(tenantOf(job)) ?? ofPortal) };
  });
}

export const getFailedJobs: Operation<Api['getFailedJobs']> = async ({ query }, { store }) => {
  const { items, ...rest } = await listFailedJobs(store, query);
  return { ...rest, items: await shown(store, items) };
};

export const getFailedJob: Operation<Api['getFailedJob']> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'job', id: query.jobId });
  const found = await findFailedJob(ctx.store, query.jobId);
  const [one] = found ? await shown(ctx.store, [found]) : [];
  if (!one) throw fail('notFound');
  return one;
};

/** Starts a failed job anew. It stays that of the person who started it, who is told of its end and gets its file. */
export const retryFailedJob: Operation<Api['retryFailedJob']> = async ({ body }, ctx) => {
  const found = await findFailedJob(ctx.store, body.jobId);
  if (!found) throw fail('notFound');
  const { kind } = found;
  const failure = found.failure ?? 'unexpected';
  if (!mayTryAgain({ kind, failure })) throw fail('jobNotTriedAgain');
  const jobId = ctx.newId();
  ctx.audited({ entity: 'job', id: body.jobId, before: { state: 'failed', failure }, after: { startedAnewAs: jobId } });
  if (!(await retry(ctx.store, found, { jobId, now: ctx.now() }))) throw fail('changedMeanwhile');
  await queueJob({ jobId, kind });
  return { jobId };
};
