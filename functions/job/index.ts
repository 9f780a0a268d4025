import { jobApi } from '../../shared/job/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { askAgain } from './askAgain.ts';
import { beginUpload } from './beginUpload.ts';
import { cancelJob } from './cancelJob.ts';
import { getFailedJob, getFailedJobs, retryFailedJob } from './failedJobs.ts';
import { getBatchResult } from './getBatchResult.ts';
import { getBatchRows } from './getBatchRows.ts';
import { getJob } from './getJob.ts';
import { getJobFile } from './getJobFile.ts';
import { getJobProblems } from './getJobProblems.ts';
import { getJobs } from './getJobs.ts';
import { getTemplate } from './getTemplate.ts';
import { startJob } from './startJob.ts';

export const handler = areaHandler(
  jobApi,
  {
    beginUpload,
    startJob,
    getJob,
    getJobs,
    getJobProblems,
    getJobFile,
    getTemplate,
    cancelJob,
    getBatchRows,
    getBatchResult,
    askAgain,
    getFailedJobs,
    getFailedJob,
    retryFailedJob,
  },
  wiring,
);
