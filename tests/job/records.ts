import { jobApi } from '../../shared/job/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { started, work } from '../support/jobs.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';

/** A list of members with a line that is wrong, taken in: its job has a report. */
async function aFinishedJob({ payer }: Owner): Promise<string> {
  const jobId = await started(payer, 'members.csv', csvOf([aLine({ BirthDate: 'never' })]));
  await work(jobId);
  return jobId;
}

/** Jobs, and those of them that have ended. */
export const records = recordsOf(jobApi, {
  owned: {
    job: { make: ({ payer }) => started(payer, 'members.csv', 'n'), owners: ['payer'], fields: ['jobid'] },
    // Only a job that has ended has files.
    finishedJob: { make: aFinishedJob, owners: ['payer'], namedIn: ['getJobFile.jobId'], storedAs: 'job' },
  },
  // Only those who run the portal reach these calls.
  unowned: ['getFailedJob.jobId', 'retryFailedJob.jobId'],
  // Lists of one job, which the entry names.
  patientLists: { searchedElsewhere: ['getBatchRows', 'getBatchResult'] },
});
