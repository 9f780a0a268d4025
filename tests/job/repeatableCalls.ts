import { jobApi } from '../../shared/job/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aClinic } from '../eligibility/support/eligibility.ts';
import { upload } from '../support/jobs.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';
import { aRegisterAdmin } from '../support/registers.ts';
import { aFailedBatch } from './support/failedJobs.ts';

/** Calls about jobs that may be repeated. */
export const repeatableCalls = repeatableCallsOf(jobApi, {
  startJob: async (store) => {
    const as = await aRegisterAdmin(store);
    const uploadId = await upload(as, 'members.csv', csvOf([aLine()]));
    return { as, body: { job: { kind: 'memberRegister', uploadId } } };
  },
  askAgain: async (store) => {
    const as = await aClinic(store);
    return { as, body: { jobId: await aFailedBatch(as) } };
  },
});
