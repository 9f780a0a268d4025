import { jobApi } from '../../shared/job/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { aFailedBatch, aFailedExport } from './support/failedJobs.ts';

/** Calls about jobs that have ended, or failed. */
export const readyCalls = readyCallsOf(jobApi, {
  getFailedJob: async ({ payer }: Owner) => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    query: { jobId: await aFailedExport(payer) },
  }),
  retryFailedJob: async ({ payer }: Owner) => ({
    as: await signIn({ roles: ['SetupAdmin'], facility: null }),
    body: { jobId: await aFailedExport(payer) },
  }),
  getBatchResult: async ({ clinic }: Owner) => ({ as: clinic, query: { jobId: await aFailedBatch(clinic) } }),
});
