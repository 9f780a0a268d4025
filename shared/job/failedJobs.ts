import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { type JobKindName, jobKindFacts, jobKindNames } from './jobKinds.ts';

const access = moduleAccess.failedJobs;

/** A job that failed, as those who run the portal see it: no file, no filter and no row, which may name a patient. */
export const failedJob = z.strictObject({
  jobId: recordId,
  kind: z.enum(jobKindNames),
  /** Why: a key of the texts of jobs. */
  failure: z.string(),
  startedByName: z.string(),
  /** For which facility or payer; null for the portal itself. */
  tenantName: z.string().nullable(),
  tenantNameArabic: z.string().nullable(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  /** How often a worker took it since it last got on. */
  attempts: z.int(),
  /** How often those who run the portal have started it anew. */
  retries: z.int(),
});
export type FailedJob = z.infer<typeof failedJob>;

/**
 * Whether another try may go well and can do no harm: the job only reads, nothing is wrong with what was asked of it, and its file is for
 * the person who started it alone. A job that reads a file cannot be tried again: the file is gone.
 */
export const mayTryAgain = ({ kind, failure }: { readonly kind: JobKindName; readonly failure: string }): boolean =>
  jobKindFacts(kind).onlyReads === true && !jobKindFacts(kind).upload && failure === 'unexpected';

export const failedJobEndpoints = {
  getFailedJobs: endpoint({
    method: 'GET',
    path: '/api/job/getfailedjobs',
    summary: 'The jobs of a kind that failed, of all tenants, the newest first',
    access,
    query: z.strictObject({ kind: z.enum(jobKindNames), ...pageFields }),
    answer: pageOf(failedJob),
    audit: 'job.listFailed',
    requirements: [],
  }),
  getFailedJob: endpoint({
    method: 'GET',
    path: '/api/job/getfailedjob',
    summary: 'One job that failed',
    access,
    query: z.strictObject({ jobId: recordId }),
    answer: failedJob,
    audit: 'job.readFailed',
    requirements: [],
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: '/api/job/retryfailedjob',
    summary: 'Start a failed job anew that only reads; its file is for the person who started it',
    access,
    body: z.strictObject({ jobId: recordId }),
    answer: z.strictObject({ jobId: recordId }),
    audit: 'job.retry',
    requirements: [],
  }),
};
