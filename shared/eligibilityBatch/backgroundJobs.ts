import { importFileTypes } from '../_field/fileUpload.ts';
import { type JobKinds, megabyte } from '../job/jobKind.ts';
import { linkedScreens } from '../linkedScreens.ts';

export const backgroundJobs = {
  /** Asks about every row of a sheet of patients. */
  eligibilityBatch: {
    order: 2,
    queue: 'sheets',
    access: ['Eligibility'],
    owner: 'user',
    upload: { types: [...importFileTypes, 'csv'], mostBytes: 20 * megabyte },
    needsFacility: true,
    news: { done: 'batchDone', failed: 'batchFailed', link: linkedScreens.eligibilityBatchJob },
  },
} as const satisfies JobKinds;
